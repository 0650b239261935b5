// Table, exempt from length.

/// Given names and their short forms in languages other than English; the relation is directed.
///
/// Own compilation of common knowledge, CC0. Folded forms; Cyrillic names in both scripts.
enum OtherNicknames {
  static let text: StaticString = """
    adalberto	beto
    adelheid	heidi heide
    agnieszka	aga agusia
    albrecht	albi
    alejandra	ale sandra jandra
    alejandro	ale alex jandro sandro
    aleksandar	sasa aco
    aleksander	olek alek sasha sasza
    aleksandr	sasha sanya shura alek
    aleksandra	sasha ola sanya
    alessandra	ale sandra
    alessandro	ale sandro
    alexander	sascha sandro xander lex sander
    alexandra	sascha sandra xandra
    alexandre	alex xande
    alexej	ljoscha
    alfonso	poncho fonso
    alfredo	fredo
    alois	loisl lois
    anastasia	nastya nastia stasya
    anastasiya	nastya stasya
    anatoliy	tolya
    andreas	andi anders andre
    andreea	deea
    andrei	andryusha
    andrey	andryusha
    andrzej	jedrek
    angelika	geli angie
    anna	annika anja anka anya hanna anne anni ania asia
    annemarie	anne mia
    antje	anni
    anton	toni tony
    antoni	antek
    antonia	toni tonia
    antonio	toni tonio tono nino
    armando	mando
    arnold	noldi
    artur	artek
    augustin	gustl
    august	gus gustl
    aurelio	lelo
    barbara	babsi basia bara
    bartholomaus	bartel barthel
    bartlomiej	bartek
    bartosz	bartek
    bastian	basti
    beatrice	bea
    beatrix	bea trixi
    benedikt	bene
    benjamin	benni ben
    bernadette	berni detta
    bernd	berni
    bernhard	bernd berni hardi
    bertrand	bert
    birgit	biggi gitti
    bogdan	bodya
    boris	borya
    brigitte	gitte gitti
    burkhard	burki
    carlos	carlitos charly
    carmen	carmina mencha
    catalina	cata lina
    catherine	cathy cat
    cecilia	ceci chila
    charlotte	lotte lotti charly
    christel	christa
    christian	chris christl
    christiane	chris jane
    christina	christl tina chris
    christine	christl tina chris
    christophe	chris tophe
    christopher	chris toffer
    christoph	chris stoffel
    claudia	claudi
    clemens	clemi
    concepcion	concha conchita
    consuelo	chelo
    cornelia	conny nele nelli corrie
    cornelis	kees cor nelis
    cornelius	cornel nelles
    cristina	cris tina
    cristobal	tobal
    dagmar	daggi
    daniela	dani
    daniele	dani
    darya	dasha
    davide	dado
    dietmar	didi
    dietrich	dirk dieter
    dimitrios	dimitris mimis jimmy
    dimitri	dima
    dmitri	dima mitya
    dmitriy	dima mitya
    dmitry	dima mitya
    dolores	lola lolita
    dominik	domi nik
    dominique	domi
    dorota	dorotka
    dorothea	dorle thea doro dora
    eberhard	ebi
    eckhard	ecki
    edeltraud	traudl
    eduard	edi edu
    eduardo	edu lalo guayo
    ekaterina	katya katia
    elena	lena nena lenka helen
    eleni	lena nitsa
    eleonora	nora lola
    elfriede	elfi friedl
    elias	eli
    elisabeth	elli lisa liesl sissi elsa else betti bettina babette lisbeth ilse bela
    elisabetta	betta lisa elisa
    elizaveta	liza
    elzbieta	ela elka
    emanuel	manu mani
    emanuele	manu lele
    emilia	emi mila
    emiliano	emi milo
    encarnacion	encarna
    enrique	quique kike
    erich	eri
    ernesto	neto tito
    ernst	erni
    erzsebet	bozsi erzsi zsoka
    esperanza	espe
    eugen	eugi
    eugenia	zhenya
    eugenio	geno
    evangelia	lia eva litsa
    evgenia	zhenya
    evgeniy	zhenya
    evgeny	zhenya
    ewa	ewka
    federica	fede
    federico	fede lico kiko
    felicitas	feli
    ferdinand	ferdi nando
    ferenc	feri
    fernanda	nanda fer
    fernando	nando fer
    filippo	pippo
    filomena	mena
    florian	flo flori
    fotini	foteini
    franciscus	frans cis
    francesca	franca cesca checca
    francesco	franco cesco checco ciccio
    francisca	paca paquita chica francis
    francisco	paco pancho kiko curro chico fran
    franciszek	franek
    francois	fanfan
    franz	franzl
    franziska	franzi sissi ziska
    frederic	fred fredo
    frederik	freek fred rik
    friederike	fritzi rike friedel
    friedrich	fritz fiete friedel fred
    gabriel	gabi
    gabriela	gabi
    gabriele	gabi lele
    genevieve	ginette
    geoffroy	geof
    georg	schorsch jorg girgl
    georgios	giorgos yorgos george
    gerard	gege
    gerardo	lalo
    gerhard	gerd hardi geri
    gertrud	trude traudl gerti
    giacomo	mino
    gianluca	luca
    giovanna	gianna vanna nina
    giovanni	gianni nanni vanni giannino
    giulia	giuli
    giuliana	giuli
    giuseppe	beppe peppe peppino pino beppino
    giuseppina	pina pinuccia giusi
    gottfried	friedl
    gregor	gregi
    gregorio	goyo
    grigoriy	grisha
    grzegorz	grzesiek
    guadalupe	lupe lupita pita
    guillaume	guigui
    guillermo	memo guille
    gunter	gunni
    gustavo	gus tavo
    halina	hala
    hans	hansi
    heinrich	heinz heini hinrich hein
    heinz	heini
    helena	lena hela hella
    helene	leni lene hella
    helga	helgi
    helmut	helmi
    hendrik	henk rik henry
    herbert	herbi
    hermann	harm manni
    hieronymus	jerome
    hildegard	hilde hildchen
    honorata	hona
    hubert	hubi
    humberto	beto
    ignacio	nacho
    ignaz	naz
    ilona	ili ica
    immaculada	inma
    ines	nesi
    ingeborg	inge
    ioannis	giannis yannis
    irena	irka
    irina	ira irka
    isabel	isa chabela belen
    isabella	isa bella
    istvan	pisti
    ivan	vanya
    jacek	jacus
    jacobus	jaap koos
    jacqueline	jackie
    jadwiga	jadzia
    jakob	jockel kobi
    jakub	kuba
    jan	janek honza
    jana	janka
    janina	janka
    janos	jani jancsi
    javier	javi
    jean	jeannot
    jerzy	jurek
    jesus	chuy chucho
    jeroen	jer
    joachim	achim jo jochen
    joanna	asia joasia
    joao	joca
    joaquin	quino
    johann	hans hannes jo
    johanna	hanna hanne jo
    johannes	hans hannes jo jan johan jens
    jolanta	jola
    jonas	joni
    jorge	coque
    josef	sepp beppo jupp pepi josi
    josefina	fina pepa
    joseph	jos jef sepp
    josephine	josie fine
    josephus	jos jef
    jose	pepe chepe pepito
    jozef	jozek jos jef
    jozsef	joska
    juan	juanito
    julian	juli
    juliana	juli
    juliane	juli jule
    julia	jule juli
    jurgen	jogi
    justyna	justa
    karel	karlik
    karin	karen
    karl	kalle karli charly
    karolina	karo lina
    katarina	kata katka
    katarzyna	kasia kaska
    katharina	kathi katja kati kathrin katrin trine rina
    katerina	katka katia
    kazimierz	kazik
    klaus	klausi
    konrad	conny radi
    konstantin	kostya konni
    konstantinos	kostas dinos costas
    krystyna	krysia
    krzysztof	krzysiek krzys
    ksenia	ksyusha
    kurt	kurti
    ladislav	lada
    larisa	lara
    laszlo	laci
    laura	lauri
    leonardo	leo nardo
    leonhard	leo hardi
    leonid	lyonya
    leopold	poldi leo
    leopoldo	polo
    lidia	lida
    lorenzo	enzo renzo
    lothar	lodi
    lourdes	lulu
    lucas	luc
    lucia	lucy luci
    luciano	chano
    ludmila	lyuda mila lida
    ludwig	lutz wiggerl
    luigi	gigi gino luigino
    luis	lucho
    luise	lulu
    lukas	luki
    lukasz	lukaszek
    lyudmila	lyuda mila
    magdalena	magda lena leni madda
    magnus	mans
    malgorzata	gosia malgosia
    manuel	manolo manu lolo
    manuela	manu ela
    marcel	marci
    marcin	marcinek
    marco	marcolino
    margareta	greta margit
    margarete	grete gretel greta gretchen
    margarita	rita marga
    margarethe	grete gretel
    margherita	rita
    maria	mia mitzi marika mariechen marija mimi ria
    mariana	nana
    marianne	janne nanni
    mariusz	mariuszek
    mariya	masha
    mark	marki
    markus	mark maggus
    martin	martl tino
    martina	tina
    massimiliano	max massi
    massimo	massi
    mateusz	mati
    mathias	matze
    mathieu	mat
    matthaus	matz
    matthias	matze hias matti
    matthieu	mat
    mauricio	mau
    maxim	max
    maximilian	max maxi
    mercedes	merche meche
    merce	merche
    michael	michi michel mischa michl
    michaela	michi ela
    michal	misiek
    michele	lele
    michelle	mimi
    miguel	migue miki
    mihai	misu
    mikhail	misha
    miroslav	mirek mira
    miroslaw	mirek
    monika	moni
    montserrat	montse
    nadezhda	nadya
    natalia	nata natasha tasha
    natalya	natasha nata
    nicolas	nico
    nicola	nico
    nicole	nici niki
    nikola	niki
    nikolai	kolya
    nikolaos	nikos
    nikolas	niko klaus
    nikolaus	klaus niko nick
    nikolay	kolya
    norbert	norbi
    olaf	olli
    oleg	olezhka
    oleksandr	sasha sashko
    olga	olya
    oliver	olli
    oscar	osky
    oswald	ossi
    otto	ottl
    pamela	pam
    panagiotis	panos takis
    paola	paoletta
    pascal	pasci
    patricia	patri pati
    patricio	pato
    patrick	paddy
    pavel	pasha pavlik
    pedro	perico
    petar	pero
    peter	pit peet
    petra	peti
    petronella	nel nelleke
    petrus	piet
    philippe	phil
    philipp	phil lipp
    pierre	pierrot
    pieter	piet
    pietro	piero
    pilar	pili
    piotr	piotrek
    purificacion	puri
    rafael	rafa rafi
    raimund	mundi
    rainer	reini
    ramon	moncho
    raul	raulito
    raquel	kelly
    regina	gina regi
    reinhard	reini hardi
    reinhold	holdi
    remedios	reme
    renate	nate reni
    ricardo	ricky richi cardo
    richard	richi
    robert	robi rob
    roberto	beto tito berto robi
    rodolfo	fito rolo
    rodrigo	rodri
    roland	roli
    rolf	rolfi
    roman	roma romek
    rosa	rosi rosita
    rosario	charo chayo
    rosemarie	rosi romy
    rudiger	rudi
    rudolf	rudi dolf rolf
    ruprecht	rupert
    ruslan	rusik
    ryszard	rysiek
    sabine	bine sabi
    salvador	chava salva
    salvatore	toto turi salvo
    samuel	sami
    sandra	sandi
    sandro	sandrino
    santiago	santi chago yago
    sebastian	basti bastian seb wastl
    sebastien	seb
    sergey	seryozha seryoga
    sergei	seryozha
    sergio	checo
    siegfried	sigi siggi
    sigismund	sigi
    sigmund	sigi
    silvester	vestl
    simon	simi
    simone	simi mone
    slawomir	slawek
    sofia	sofi sonya
    sonja	soni
    sophie	soph fine
    soledad	sole
    stanislav	stas standa slava
    stanislaw	staszek stas stach
    stefan	stef steff
    stefania	stefi fania
    stefanie	steffi
    stephan	steph
    stephane	steph
    stephanie	steffi steph
    susana	susi
    susanne	susi sanne susa
    svetlana	sveta lana
    sylvain	syl
    szymon	szymek
    tadeusz	tadek
    tamara	toma
    tatiana	tanya tania
    tatyana	tanya
    teodor	tosha
    teresa	tere maite resi
    theodor	theo
    theodora	dora thea
    theodoros	theo thodoris
    theresa	resi theres
    therese	resi
    theresia	resi
    thomas	tom tommi thom
    tiago	ti
    tibor	tibi
    timofey	tima
    timotheus	timo
    tobias	tobi
    tomas	tom tomi
    tomasz	tomek
    ulrich	uli ulli
    ulrike	uli rike ulli
    ursula	uschi ursel ulla
    ute	uti
    vadim	vadik
    valentin	valentyn valja
    valentina	valya
    vasily	vasya
    vasiliy	vasya
    vasilios	vasilis billy
    veronika	vroni vera nika
    viacheslav	slava
    vicente	chente
    victor	vito
    victoria	vicky
    viktor	vitya
    viktoria	viki
    vincent	vinz
    vincenzo	enzo vince cenzo
    virginia	vicky gina
    vitaliy	vitalik
    vittorio	vito
    vladimir	volodya vova vlad vladik
    vladislav	vlad vladik
    volker	volki
    volodymyr	volodya vova
    vyacheslav	slava
    waldemar	waldi
    walter	walti
    waltraud	traudl
    weronika	weronka nika
    werner	werni
    wilhelm	willi willy helm wim
    wilhelmina	mina wilma helma mien
    wilhelmine	minna mina wilma
    willem	wim
    wladyslaw	wladek
    wlodzimierz	wlodek
    wojciech	wojtek
    wolfgang	wolf wolfi
    yekaterina	katya
    yelena	lena
    yelizaveta	liza
    yevgeny	zhenya
    yuliya	yulia yulka
    yuriy	yura
    zbigniew	zbyszek
    zdzislaw	zdzisiek
    zofia	zosia
    zoltan	zoli
    zuzana	zuzka
    zuzanna	zuzia
    zygmunt	zyga
    александр	саша шура саня
    александра	саша
    алексей	леша алеша
    анастасия	настя
    анна	аня
    виктор	витя
    владимир	вова володя
    дмитрий	дима митя
    евгений	женя
    евгения	женя
    екатерина	катя
    елена	лена
    иван	ваня
    ирина	ира
    мария	маша
    михаил	миша
    наталья	наташа
    николай	коля
    ольга	оля
    павел	паша
    светлана	света
    сергей	сережа
    татьяна	таня
    юрий	юра
    """
}
