import ContactModel

// A table of words; longer than other files.

/// What header words mean, in the languages that exports are written in.
enum HeaderWords {
  /// What a phrase says about a column.
  enum Meaning: Equatable {
    /// What the cells are.
    case noun(Noun)
    /// Which of several it is.
    case label(StandardLabel)
    /// Which of several it is, where no standard label says it.
    case customLabel(String)
    /// Says nothing more.
    case filler
    /// The cells are labels of the column beside them.
    case labelRole
    /// A number by which somebody is known.
    case identifier
    /// The cells are about the thing, not the thing: `Email Status`.
    case stop
  }

  enum Noun: Equatable {
    case value(PropertyKind, FieldPart)
    /// A service of instant messages or a social network.
    case service(String)
    case profile(String)
    case phone, mobile, fax, pager
    case addressLine, streetNumber
    case relation(StandardLabel)
    case date(StandardLabel)
    case birthYear, birthMonth, birthDay
    /// "name": of the contact, or of what stands beside it.
    case name
    case title
  }

  /// The longest phrase, in words.
  static let longestPhrase = 4

  static let meanings: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    for (meaning, phrases) in phrases {
      for phrase in phrases.split(separator: "|") where table[String(phrase)] == nil {
        table[String(phrase)] = meaning
      }
    }
    return table
  }()

  /// Words that mean something only when nothing else is in the header (`Last`, but not `Last Call`).
  static let soleWords: Set<String> = [
    "first", "last", "middle", "given", "family", "mi", "o", "ou", "sn", "cn", "fn", "ad", "by",
    "il", "cap", "cp", "bp", "org", "job", "list", "lists", "born", "mail", "site", "lan", "dil",
    "kon", "generation", "x",
  ]

  private static func value(_ kind: PropertyKind, _ part: FieldPart = .value) -> Meaning {
    .noun(.value(kind, part))
  }

  /// Phrases as `HeaderText.words` gives them: without accents, `ß` as `ss`, words parted by one space.
  private static let phrases: [(Meaning, String)] = [
    // Names
    (
      value(.formattedName),
      "full name|display name|formatted name|complete name|contact name|person name|whole name|fn|cn|common name|anzeigename|vollstandiger name|nom complet|nom affiche|nombre completo|nombre para mostrar|nome completo|nome visualizzato|nome de exibicao|volledige naam|weergavenaam|pelne imie i nazwisko|imie i nazwisko|nazwa wyswietlana|fullstandigt namn|fulde navn|fullt navn|koko nimi|полное имя|фио|имя и фамилия|ad soyad|表示名|氏名|姓名|名前|fullname|displayname"
    ),
    (
      value(.givenName),
      "given name|first name|firstname|fname|givenname|forename|fore name|christian name|first|given|vorname|rufname|prenom|nombre|primer nombre|nombre de pila|nome proprio|primeiro nome|voornaam|roepnaam|imie|fornamn|fornavn|etunimi|имя|ad|adi|isim|名|utonev|keresztnev|jmeno|krestni jmeno|meno|given names|first names"
    ),
    (
      value(.middleName),
      "middle name|middle names|middlename|middle|middle initial|mi|additional name|second name|zweiter vorname|2 vorname|weitere vornamen|deuxieme prenom|segundo nombre|secondo nome|nome do meio|tweede voornaam|drugie imie|mellannamn|mellemnavn|mellomnavn|отчество|второе имя|ikinci ad|ミドルネーム"
    ),
    (
      value(.familyName),
      "family name|last name|lastname|lname|surname|sur name|familyname|last|family|sn|nachname|familienname|zuname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|achternaam|familienaam|nazwisko|efternamn|efternavn|etternavn|sukunimi|фамилия|soyad|soyadi|姓|vezeteknev|csaladnev|prijmeni|priezvisko|last names"
    ),
    (
      value(.previousFamilyName),
      "maiden name|birth name|previous last name|former name|geburtsname|madchenname|nom de jeune fille|nom de naissance|apellido de soltera|cognome da nubile|meisjesnaam"
    ),
    (
      value(.namePrefix),
      "name prefix|prefix|salutation|honorific|honorific prefix|anrede|namensprafix|titel anrede|civilite|tratamiento|prefisso|prefixo|aanhef|tytul grzecznosciowy|обращение"
    ),
    (
      value(.nameSuffix),
      "name suffix|suffix|honorific suffix|generation|namenszusatz|namenssuffix|suffixe|sufijo|suffisso|sufixo|achtervoegsel|przyrostek"
    ),
    (
      value(.nickname),
      "nickname|nick name|nick|alias|known as|preferred name|short name|spitzname|kurzname|surnom|pseudonyme|apodo|alias name|soprannome|apelido nome|bijnaam|przezwisko|smeknamn|kaldenavn|kallenavn|lempinimi|псевдоним|takma ad|ニックネーム"
    ),
    (
      value(.phoneticGivenName),
      "phonetic given name|phonetic first name|given name yomi|given yomi|first name phonetic|first name yomi|名 フリガナ|名 ふりがな"
    ),
    (
      value(.phoneticMiddleName),
      "phonetic middle name|additional name yomi|middle name phonetic|middle name yomi"
    ),
    (
      value(.phoneticFamilyName),
      "phonetic family name|phonetic last name|family name yomi|surname yomi|last name phonetic|last name yomi|姓 フリガナ|姓 ふりがな"
    ),
    (.noun(.name), "name|naam|nazwa|namn|navn|nimi|имя контакта|nev|nome|nimi nimi"),
    (.noun(.title), "title|titel|titre|titulo|titolo"),
    // Work
    (
      value(.organizationName),
      "organization|organisation|organization name|organisation name|company|company name|companyname|account name|business name|employer|firm|firma|firmenname|unternehmen|arbeitgeber|societe|entreprise|nom de la societe|empresa|compania|nombre de la empresa|azienda|societa|ditta|nome azienda|organizacao|bedrijf|bedrijfsnaam|organisatie|nazwa firmy|przedsiebiorstwo|foretag|virksomhed|bedrift|yritys|организация|компания|sirket|kurum|会社|会社名|勤務先|ceg|spolecnost|associated company|org|o"
    ),
    (
      value(.phoneticOrganizationName),
      "phonetic organization|phonetic organization name|company yomi|organization yomi|phonetic company name|organization yomi name|会社名 フリガナ"
    ),
    (
      value(.departmentName),
      "department|dept|division|organization department|organizational unit|org unit|ou|abteilung|departement|service departement|departamento|reparto|dipartimento|afdeling|dzial|avdelning|afdeling navn|avdeling|osasto|отдел|departman|部署"
    ),
    (
      value(.jobTitle),
      "job title|jobtitle|position|job|organization title|position title|berufsbezeichnung|arbeitstitel|stellung|funktion|poste|fonction|titre du poste|intitule de poste|cargo|puesto|posicion|qualifica|mansione|posizione|funcao|functie|functietitel|stanowisko|befattning|stilling|tehtavanimike|должность|is unvani|unvan|役職|beosztas|pozice|funkce"
    ),
    (
      value(.role),
      "role|occupation|profession|beruf|rolle|metier|profesion|professione|profissao|beroep|zawod|профессия"
    ),
    // Phones
    (
      .noun(.phone),
      "phone|telephone|tel|phone number|telephone number|tel no|tel nr|phone no|phonenumber|contact number|number phone|telefon|telefonnummer|rufnummer|festnetz|telefono|numero de telephone|numero de telefono|numero di telefono|numero de telefone|telefone|telefoon|telefoonnummer|numer telefonu|tfn|puhelin|puhelinnumero|телефон|номер телефона|電話|電話番号|telefonszam|cislo telefonu|dienstlich tel|ddi|landline|land line"
    ),
    (
      .noun(.mobile),
      "mobile|cell|cellphone|cell phone|mobile phone|mobile number|cellular|mobiltelefon|handy|handynummer|mobil|mobilnummer|mobil tel|mobil tel nr|portable|telephone portable|movil|celular|telefono movil|cellulare|telemovel|mobiel|gsm|komorka|telefon komorkowy|mobiltelefonnummer|matkapuhelin|мобильный|мобильный телефон|cep|cep telefonu|携帯|携帯電話|mobiltelefonszam|mobilni telefon"
    ),
    (
      .noun(.fax),
      "fax|fax number|facsimile|telefax|faxnummer|fax nr|telecopie|telecopieur|faks|факс|ファックス|fax no"
    ),
    (.noun(.pager), "pager|pager number|beeper|pager nummer|pager nr|ポケットベル"),
    // Mail
    (
      value(.emailAddress),
      "email|e mail|mail|email address|e mail address|mail address|emailaddress|e mail adresse|email adresse|mailadresse|mail adresse|courriel|adresse e mail|adresse email|adresse de messagerie|adresse electronique|correo|correo electronico|direccion de correo electronico|direccion de correo|indirizzo e mail|indirizzo email|posta elettronica|endereco de e mail|endereco de email|e mailadres|emailadres|e mail adres|adres e mail|adres email|e post|e postadress|epost|epostadresse|e mail osoite|sahkoposti|электронная почта|адрес электронной почты|почта|e posta|eposta|e posta adresi|メール|メールアドレス|電子メール|電子メール アドレス|e mail cim"
    ),
    // Addresses
    (
      .noun(.addressLine),
      "address|street address|address line|postal address|adresse|anschrift|direccion|indirizzo|endereco|adres|adress|osoite|адрес|adresi|住所|cim|adresa|adresa ulice|postanschrift|mailing address"
    ),
    (
      value(.postalAddress, .street),
      "street|street name|strasse|strasse nr|strasse und hausnummer|strasse hausnummer|rue|calle|via|rua|logradouro|straat|ulica|gata|gatuadress|gade|vej|gate|katu|katuosoite|улица|sokak|番地|町名 番地|utca|ulice|road"
    ),
    (
      .noun(.streetNumber),
      "street number|street no|streetnumber|house number|house no|housenumber|hausnummer|hausnr|haus nr|numero civico|huisnummer|numer domu|numero de rue|numero de calle|civico"
    ),
    (
      value(.postalAddress, .extendedAddress),
      "extended address|extended|apartment|apt|suite|unit|unit number|flat|floor|building|adresszusatz|complement d adresse|complement|complemento|piso|interno|toevoeging|mieszkanie"
    ),
    (
      value(.postalAddress, .city),
      "city|town|suburb|locality|post town|city town|ort|stadt|wohnort|ville|localite|ciudad|poblacion|localidad|citta|localita|comune|cidade|localidade|plaats|woonplaats|stad|miasto|miejscowosc|ort stad|postort|by|poststed|kaupunki|postitoimipaikka|город|sehir|il|市区町村|varos|mesto|obec"
    ),
    (
      value(.postalAddress, .subLocality),
      "sub locality|sublocality|neighborhood|neighbourhood|district|stadtteil|ortsteil|quartier|barrio|quartiere|bairro|wijk|dzielnica|semt|ilce"
    ),
    (
      value(.postalAddress, .subAdministrativeArea),
      "county|sub administrative area|landkreis|kreis|comte|condado|powiat"
    ),
    (
      value(.postalAddress, .state),
      "state|region|province|state province|state or province|state region|region state|bundesland|kanton|canton|etat|departement region|estado|provincia|provincia estado|estado o provincia|regione|estado provincia|provincie|wojewodztwo|lan|fylke|maakunta|область|регион|край|eyalet|都道府県|megye|kraj"
    ),
    (
      value(.postalAddress, .postalCode),
      "postal code|postcode|post code|zip|zip code|zipcode|zip postal code|postalcode|pin code|pincode|eircode|plz|postleitzahl|code postal|cp|codigo postal|cap|codice postale|codice di avviamento postale|cep codigo|kod pocztowy|postnummer|postnr|postinumero|почтовый индекс|индекс|posta kodu|郵便番号|iranyitoszam|psc|zip 4"
    ),
    (
      value(.postalAddress, .country),
      "country|country region|country name|nation|land|land region|pays|pays region|pais|pais region|pais o region|paese|stato paese|kraj panstwo|panstwo|maa|maa alue|страна|ulke|国|国 地域|orszag|zeme|stat"
    ),
    (
      value(.postalAddress, .isoCountryCode),
      "country code|iso country code|iso country|landercode|landerkurzel|landercode iso|code pays|codigo de pais|codice paese"
    ),
    (
      value(.postalAddress, .postOfficeBox),
      "po box|p o box|post office box|pobox|postfach|boite postale|bp|apartado|apartado postal|apartado de correos|casella postale|caixa postal|postbus|skrytka pocztowa|postboks|postilokero|абонентский ящик|address po box|私書箱"
    ),
    (
      value(.postalAddress, .formatted),
      "formatted address|full address|complete address|formatted|whole address|address formatted"
    ),
    // Dates
    (
      .noun(.value(.birthday, .value)),
      "birthday|birthdate|birth date|date of birth|dob|d o b|born|bday|geburtstag|geburtsdatum|geb datum|geboren|anniversaire|date de naissance|naissance|cumpleanos|fecha de nacimiento|fecha nacimiento|compleanno|data di nascita|aniversario|data de nascimento|nascimento|geboortedatum|verjaardag|data urodzenia|urodziny|fodelsedag|fodelsedatum|fodselsdag|fodselsdato|bursdag|syntymapaiva|syntymaaika|день рождения|дата рождения|dogum gunu|dogum tarihi|誕生日|生年月日|szuletesnap|szuletesi datum|datum narozeni"
    ),
    (
      .noun(.birthYear),
      "birth year|year of birth|geburtsjahr|annee de naissance|ano de nacimiento|anno di nascita|ano de nascimento"
    ),
    (
      .noun(.birthMonth),
      "birth month|month of birth|geburtsmonat|mois de naissance|mes de nacimiento|mese di nascita|mes de nascimento"
    ),
    (
      .noun(.birthDay),
      "birth day|day of birth|geburtstag tag|jour de naissance|dia de nacimiento|giorno di nascita"
    ),
    (
      .noun(.date(.anniversary)),
      "anniversary|wedding anniversary|wedding day|jahrestag|hochzeitstag|anniversaire de mariage|anniversario|trouwdag|rocznica|bryllupsdag|годовщина"
    ),
    // Others
    (
      value(.note),
      "note|notes|comment|comments|remark|remarks|memo|description|notiz|notizen|anmerkung|anmerkungen|bemerkung|bemerkungen|kommentar|remarque|remarques|commentaire|commentaires|notas|observaciones|comentarios|commenti|appunti|osservacoes|opmerking|opmerkingen|notities|notatki|uwagi|anteckningar|noter|notater|muistiinpanot|заметки|примечание|примечания|комментарий|notlar|メモ|備考|jegyzet|megjegyzes|poznamka|poznamky"
    ),
    (
      value(.urlAddress),
      "url|website|web site|web page|webpage|web|homepage|home page|web address|web url|webseite|internetseite|internet|webadresse|site web|site internet|page web|pagina web|sitio web|sito web|sito|site|pagina da web|website adres|strona www|strona internetowa|webbplats|hemsida|hjemmeside|nettsted|verkkosivu|сайт|веб страница|web sitesi|web sayfasi|ウェブサイト|ホームページ|honlap|weboldal|webova stranka|blog|ftp"
    ),
    (
      value(.category),
      "category|categories|tag|tags|group|groups|group membership|labels|list|lists|distribution lists|kategorie|kategorien|gruppe|gruppen|schlagworte|categorie|groupes|categoria|categorias|grupos|gruppi|etiketten|groepen|grupa|grupy|kategori|ryhma|категория|категории|группа|группы|kategoriler|gruplar|グループ|分類"
    ),
    (
      value(.gender),
      "gender|sex|geschlecht|sexe|genre|sexo|genero|sesso|geslacht|plec|kon|kjonn|sukupuoli|пол|cinsiyet|性別"
    ),
    (
      value(.language),
      "language|preferred language|sprache|langue|idioma|lingua|taal|jezyk|sprak|язык|dil|言語"
    ),
    (value(.timeZone), "time zone|timezone|zeitzone|fuseau horaire"),
    (value(.geoPosition), "geo position|geo|coordinates"),
    (
      value(.image),
      "photo|picture|image|avatar|photo url|picture url|image url|avatar url|bild|foto"
    ),
    (value(.uid), "uid"),
    (value(.contactType), "contact kind"),
    (value(.member), "member uid"),
    (value(.revisedAt), "revised at"),
    (value(.createdAt), "created at"),
    (value(.productIdentifier), "product identifier"),
    (
      .noun(.relation(.spouse)),
      "spouse|spouse name|spouses name|husband|wife|ehepartner|partner name|conjoint|conyuge|coniuge|conjuge|echtgenoot|malzonek|супруг"
    ),
    (.noun(.relation(.partner)), "partner|domestic partner|lebenspartner"),
    (
      .noun(.relation(.child)),
      "child|children|kids|kinder|enfants|hijos|figli|filhos|kinderen|dzieci"
    ),
    (
      .noun(.relation(.manager)),
      "manager|manager name|managers name|supervisor|boss|vorgesetzter|name des r vorgesetzten"
    ),
    (
      .noun(.relation(.assistant)),
      "assistant|assistants|assistant name|assistants name|secretary|assistent|name assistent|assistant e"
    ),
    (value(.relation), "relation|related person|related name|relation value"),
    (value(.date), "event|event date"),
    // Services
    (
      value(.instantMessage),
      "im|im address|imaddress|messenger|messenger id|messenger name|screen name|chat|instant messenger|instant message|yahoo id"
    ),
    (.noun(.service("Skype")), "skype|skype id|skype name|im skype"),
    (.noun(.service("ICQ")), "icq|icq id|im icq"),
    (.noun(.service("Jabber")), "jabber|xmpp|jabber id|im jabber"),
    (.noun(.service("MSN")), "msn|msn id|im msn|windows live id"),
    (.noun(.service("AIM")), "aim|aim id|im aim"),
    (.noun(.service("Yahoo")), "yahoo|im yahoo|yahoo messenger"),
    (.noun(.service("QQ")), "qq|qq id"),
    (.noun(.service("IRC")), "irc|irc id"),
    (.noun(.service("Google Talk")), "google talk|gtalk|google id|hangouts"),
    (.noun(.service("WhatsApp")), "whatsapp|whats app"),
    (.noun(.service("Telegram")), "telegram"),
    (.noun(.service("Signal")), "signal"),
    (
      .noun(.profile("LinkedIn")),
      "linkedin|linked in|linked in url|linked in profile|linked in profile url|linkedin url|linkedin profile|linkedin profile url"
    ),
    (.noun(.profile("Twitter")), "twitter|twitter handle|twitter url|twitter username|x handle"),
    (.noun(.profile("Facebook")), "facebook|facebook url|facebook profile"),
    (.noun(.profile("Instagram")), "instagram|instagram url|instagram handle"),
    (.noun(.profile("GitHub")), "github|git hub|git hub url|github url|github username"),
    (.noun(.profile("Xing")), "xing|xing url|xing profil"),
    (value(.socialProfile), "profile|social profile|profile url"),
    (value(.socialProfile, .username), "profile username"),
    (value(.socialProfile, .userIdentifier), "profile user id"),
    (value(.socialProfile, .service), "profile service"),
    (value(.instantMessage, .service), "im service"),
    // Which of several
    (
      .label(.home),
      "home|private|personal|residential|residence|house|privat|prive|privee|domicile|personnel|particular|casa|personale|abitazione|residencial|thuis|domowy|domowa|dom|hem|hjem|privatno|koti|домашний|дом|ev|自宅|otthoni|domov|personal de casa"
    ),
    (
      .label(.work),
      "work|business|office|company main|corporate|professional|geschaftlich|dienstlich|arbeit|buro|beruflich|bureau|professionnel|travail|trabajo|oficina|del trabajo|lavoro|ufficio|trabalho|comercial|werk|zakelijk|kantoor|sluzbowy|sluzbowa|praca|arbete|arbejde|arbeid|tyo|рабочий|работа|is|職場|munkahelyi|prace"
    ),
    (
      .label(.other),
      "other|alternate|alternative|alt|secondary|second|additional|weitere|weiterer|weiteres|andere|autre|otro|otra|altro|altra|outro|outra|anders|inne|inny|annan|andet|muu|другой|diger|その他|egyeb|secundario|sekundare"
    ),
    (
      .label(.main),
      "main|primary|principal|default|haupt|primar|primare|principale|primaria|primario|основной"
    ),
    (.label(.school), "school|university|schule|ecole|escuela"),
    (.customLabel("mailing"), "mailing"),
    (.customLabel("billing"), "billing|invoice|rechnungs|rechnung"),
    (.customLabel("shipping"), "shipping|delivery|liefer|lieferung"),
    (
      .filler,
      "number|nr|no|value|the|contact|person|client|customer|kontakt|line|of|de|du|des|der|die|di|del|da|do|code|info|data|field|id nr"
    ),
    (.labelRole, "type|label|typ|etikett|kind"),
    (.identifier, "id|identifier|guid|uuid"),
    (
      .stop,
      "status|opt|out|opted|verified|valid|bounced|bounce|count|source|owner|ext|extension|last|date|time|reason|domain|campaign|score|rating|consent|subscribed|unsubscribed|quality|stage|created|modified|updated|preference|prefix code|hash|check|flag|sent|open|opens|clicks|timestamp|emergency|deal|deals|connected"
    ),
  ]
}
