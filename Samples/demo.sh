#!/usr/bin/env bash
# The main job on the sample address books: five exports become one clean book, with a report.
# Usage: demo.sh KINFOLD
set -euo pipefail
kinfold=$1
cd "$(dirname "$0")/.."
mkdir -p demo
samples=(Samples/old-phone.vcf Samples/iphone.vcf Samples/google.csv Samples/outlook.csv Samples/crm.json)

echo "Five exports of one circle of people:"
printf '  %s\n' "${samples[@]}"
echo
echo '$ kinfold dedupe Samples/*.vcf … --region US --report demo/report.txt -o demo/clean.vcf'
"$kinfold" dedupe "${samples[@]}" --region US --report demo/report.txt -o demo/clean.vcf --force
"$kinfold" convert demo/clean.vcf -o demo/clean.csv --to google-csv --force -q

cat <<END

The clean book:  demo/clean.vcf (vCard 3.0), demo/clean.csv (for Google Contacts)
The report:      demo/report.txt

What to look at in the report:
  - Ada Marlowe is in all five exports; her two Gmail addresses are one mailbox.
  - "Bill" and William Okafor, "Liz" and Elizabeth Warburton, Иван Петров and Ivan Petrov met.
  - Thomas Hale Sr. and Jr., the Novak twins, Carla and Marco Rossi, the colleagues at Globex and the two
    John Smiths share a lot and must stay apart. Samples/README.md lists the traps.

Read it:         less demo/report.txt
See a table:     $kinfold inspect Samples/outlook.csv
END
