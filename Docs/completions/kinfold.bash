# Completions of kinfold for bash, written by 'kinfold completions bash'.

_kinfold() {
  local current previous command word index
  COMPREPLY=()
  current=${COMP_WORDS[COMP_CWORD]}
  previous=${COMP_WORDS[COMP_CWORD-1]}
  # --flag=value arrives as three words.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi

  command=""
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    case $word in
      --color)
        [[ ${COMP_WORDS[index+1]} == "=" ]] && ((index++))
        ((index++))
        ;;
      -*) ;;
      *)
        if [[ -n $command ]]; then
          command="$command $word"
          break
        fi
        command=$word
        [[ " store " == *" $word "* ]] || break
        ;;
    esac
  done

  # Nothing in COMPREPLY means names of files.
  case "$command:$previous" in
    inspect:--format)
      COMPREPLY=($(compgen -W "table json" -- "$current"))
      return
      ;;
    inspect:--from | \
      inspect:--assume-name | \
      inspect:--encoding | \
      inspect:--delimiter | \
      inspect:--limit | \
      inspect:--max-card-size | \
      inspect:--max-errors | \
      inspect:--rejects | \
      inspect:--threads | \
      inspect:-j | \
      check:--from | \
      check:--assume-name | \
      check:--encoding | \
      check:--delimiter | \
      check:--limit | \
      check:--max-card-size | \
      check:--max-errors | \
      check:--rejects | \
      check:--threads | \
      check:-j | \
      convert:--from | \
      convert:--assume-name | \
      convert:--encoding | \
      convert:--delimiter | \
      convert:--limit | \
      convert:--max-card-size | \
      convert:--max-errors | \
      convert:--rejects | \
      convert:--output | \
      convert:-o | \
      convert:--to | \
      convert:--threads | \
      convert:-j | \
      normalize:--region | \
      normalize:--from | \
      normalize:--assume-name | \
      normalize:--encoding | \
      normalize:--delimiter | \
      normalize:--limit | \
      normalize:--max-card-size | \
      normalize:--max-errors | \
      normalize:--rejects | \
      normalize:--output | \
      normalize:-o | \
      normalize:--to | \
      normalize:--threads | \
      normalize:-j | \
      match:--region | \
      match:--threshold | \
      match:--output | \
      match:-o | \
      match:--from | \
      match:--assume-name | \
      match:--encoding | \
      match:--delimiter | \
      match:--limit | \
      match:--max-card-size | \
      match:--max-errors | \
      match:--rejects | \
      match:--threads | \
      match:-j | \
      merge:--groups | \
      merge:--explain | \
      merge:--region | \
      merge:--output | \
      merge:-o | \
      merge:--to | \
      merge:--from | \
      merge:--assume-name | \
      merge:--encoding | \
      merge:--delimiter | \
      merge:--limit | \
      merge:--max-card-size | \
      merge:--max-errors | \
      merge:--rejects | \
      merge:--threads | \
      merge:-j | \
      dedupe:--region | \
      dedupe:--threshold | \
      dedupe:--report | \
      dedupe:--explain | \
      dedupe:--output | \
      dedupe:-o | \
      dedupe:--to | \
      dedupe:--from | \
      dedupe:--assume-name | \
      dedupe:--encoding | \
      dedupe:--delimiter | \
      dedupe:--limit | \
      dedupe:--max-card-size | \
      dedupe:--max-errors | \
      dedupe:--rejects | \
      dedupe:--threads | \
      dedupe:-j | \
      import:--store | \
      import:--region | \
      import:--chunk | \
      import:--from | \
      import:--assume-name | \
      import:--encoding | \
      import:--delimiter | \
      import:--limit | \
      import:--max-card-size | \
      import:--max-errors | \
      import:--rejects | \
      import:--threads | \
      import:-j | \
      export:--store | \
      export:--name | \
      export:--email | \
      export:--phone | \
      export:--ids | \
      export:--limit | \
      export:--output | \
      export:-o | \
      export:--to | \
      export:--threads | \
      export:-j | \
      find:--store | \
      find:--name | \
      find:--email | \
      find:--phone | \
      find:--ids | \
      find:--limit | \
      find:--region | \
      store\ create:--store | \
      store\ info:--store | \
      store\ check:--store)
      :
      return
      ;;
    inspect:--on-error | \
      check:--on-error | \
      convert:--on-error | \
      normalize:--on-error | \
      match:--on-error | \
      merge:--on-error | \
      dedupe:--on-error | \
      import:--on-error)
      COMPREPLY=($(compgen -W "skip stop" -- "$current"))
      return
      ;;
    inspect:--temporary-folder | \
      check:--temporary-folder | \
      convert:--temporary-folder | \
      normalize:--temporary-folder | \
      match:--temporary-folder | \
      merge:--temporary-folder | \
      dedupe:--temporary-folder | \
      import:--temporary-folder | \
      export:--temporary-folder)
      COMPREPLY=($(compgen -d -- "$current"))
      return
      ;;
    inspect:--color | \
      check:--color | \
      convert:--color | \
      normalize:--color | \
      match:--color | \
      merge:--color | \
      dedupe:--color | \
      import:--color | \
      export:--color | \
      find:--color | \
      store\ create:--color | \
      store\ info:--color | \
      store\ check:--color | \
      formats:--color | \
      explain:--color | \
      completions:--color | \
      help:--color | \
      version:--color | \
      :--color)
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return
      ;;
    check:--format | \
      convert:--diagnostics | \
      normalize:--diagnostics | \
      match:--diagnostics | \
      merge:--diagnostics | \
      dedupe:--diagnostics | \
      import:--diagnostics)
      COMPREPLY=($(compgen -W "text json" -- "$current"))
      return
      ;;
    check:--fail-on | \
      match:--fail-on | \
      dedupe:--fail-on)
      COMPREPLY=($(compgen -W "duplicates warnings changes" -- "$current"))
      return
      ;;
    normalize:--only)
      COMPREPLY=($(compgen -W "phones emails names labels addresses dates" -- "$current"))
      return
      ;;
    match:--format | \
      find:--format)
      COMPREPLY=($(compgen -W "table tsv json jsonl" -- "$current"))
      return
      ;;
    merge:--keep | \
      dedupe:--keep)
      COMPREPLY=($(compgen -W "most-complete newest first" -- "$current"))
      return
      ;;
    export:--sort | \
      find:--sort)
      COMPREPLY=($(compgen -W "none given family" -- "$current"))
      return
      ;;
  esac

  case $command in
    "")
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      else
        COMPREPLY=($(compgen -W "inspect check convert normalize match merge dedupe import export find store formats explain completions help version" -- "$current"))
      fi
      ;;
    store)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      else
        COMPREPLY=($(compgen -W "create info check" -- "$current"))
      fi
      ;;
    inspect)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--format --json --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --threads -j --temporary-folder --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    check)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--format --json --fail-on --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --threads -j --temporary-folder --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    convert)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --output -o --to --force -f --threads -j --temporary-folder --diagnostics --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    normalize)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--region --only --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --output -o --to --force -f --threads -j --temporary-folder --diagnostics --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    match)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--region --threshold --format --json --output -o --force -f --fail-on --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --threads -j --temporary-folder --diagnostics --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    merge)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--groups --keep --explain --region --output -o --to --force -f --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --threads -j --temporary-folder --diagnostics --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    dedupe)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--region --threshold --keep --report --explain --dry-run -n --fail-on --output -o --to --force -f --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --threads -j --temporary-folder --diagnostics --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    import)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--store --region --chunk --dry-run -n --yes -y --no-input --from --assume-name --encoding --delimiter --header --no-header --limit --max-card-size --on-error --max-errors --rejects --threads -j --temporary-folder --diagnostics --redact --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    export)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--store --name --email --phone --ids --sort --limit --output -o --to --force -f --threads -j --temporary-folder --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    find)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--store --name --email --phone --ids --sort --limit --region --format --json --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    store\ create)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--store --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    store\ info)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--store --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    store\ check)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--store --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    formats)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      else
        COMPREPLY=($(compgen -W "vcard3 vcard4 vcard2.1 jsonl json google-csv outlook-csv csv tsv" -- "$current"))
      fi
      ;;
    explain)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
    completions)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      else
        COMPREPLY=($(compgen -W "bash zsh fish" -- "$current"))
      fi
      ;;
    help)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--man --markdown --quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      else
        COMPREPLY=($(compgen -W "inspect check convert normalize match merge dedupe import export find store formats explain completions help version" -- "$current"))
      fi
      ;;
    version)
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "--quiet -q --verbose -v --color --no-color --help -h --version" -- "$current"))
      fi
      ;;
  esac
}

complete -o default -F _kinfold kinfold
