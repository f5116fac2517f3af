import type { EbookEditionRow } from '@/demo/data/products/rows/ebook'

export const ebookEditionRows: EbookEditionRow[] = [
  {
    printKey: 'kuca-s-devet-prozora',
    released: '2026-09-10',
    price: 999,
    member: true,
    summary: 'Najčitaniji domaći roman jeseni, spreman za čitanje za minutu. Prozori su unutra, otok zamislite sami.',
    text: `Tri sestre, pet dana i kuća koju nijedna od njih ne želi, a nijedna ne da. Digitalno izdanje izašlo je istoga dana kad i tiskano, jer smo znali da čitateljice u inozemstvu neće čekati poštu.

      Poglavlja su povezana s tlocrtom kuće: dodirnite prozor i čitate njegovu godinu. Može i redom. Autorica kaže da je sama pokušala na oba načina i dvaput se rasplakala kod istog.`,
  },
  {
    printKey: 'zimski-red-plovidbe',
    released: '2026-03-02',
    price: 899,
    summary: 'Roman koji se događa na trajektu i najbolje se čita na trajektu. Radi i bez mreže, što je u kanalu presudno.',
    text: `Dok čekate ukrcaj, preuzmite. Dok traje plovidba, pročitat ćete otprilike trećinu, ovisno o buri i susjedu za stolom. Ispovijesti petero članova posade i jedne uporne putnice stanu u uređaj lakši od bureka.

      Naslovnica je ista kao na tiskanom izdanju, slova se mogu povećati, a more na zaslonu, nažalost, ne miriše.`,
  },
  {
    printKey: 'tramvaj-cetrnaest-i-pol',
    released: '2026-10-01',
    price: 899,
    member: true,
    summary: 'Noćna vožnja gradom, s tamnom podlogom i svijetlim slovima. Kartu nitko ne pita.',
    text: `Orešnikov roman o tramvaju kojega nema u rasporedu pisan je za noć, pa smo mu i elektroničko izdanje prilagodili za čitanje u mraku: blaži kontrast, veći prored, bez bljeska pri okretanju stranice.

      Dispečerica Mirela i dalje mora odlučiti hoće li prijaviti kvar. Vi morate odlučiti hoćete li sutra na vrijeme ustati.`,
  },
  {
    printKey: 'mrtvac-na-pasareli',
    released: '2026-07-02',
    price: 799,
    sale: { cents: 599, daysAgo: 7, endsInDays: 7 },
    summary: 'Prvi slučaj Bruke Antičević za plažu, palubu i mjesto u sjeni. Bez straha od kreme na koricama.',
    text: `Nijemac je mrtav, marina puna, a inspektorica sjedi na bitvi i gleda tko prečesto prolazi. Krimić koji je ljetos čitala cijela obala dostupan je i kao datoteka od jedva dva megabajta.

      Ugrađen je i mali pojmovnik: što je pasarela, kad puše lebić i zašto se skiper nikada ne smije nazvati vozačem.`,
  },
  {
    printKey: 'bonaca',
    released: '2026-11-05',
    price: 899,
    member: true,
    summary: 'Nova Bruka, još topla iz tiskare, samo bez tiskare. Šezdeset brodova, nijedan dah vjetra i jedno ubojstvo.',
    text: `Za one koji su *Mrtvaca na pasareli* pročitali u jednoj noći i sad obilaze oko knjižare. Regata stoji, radio šuti, a svi sumnjivci vide jedni druge i nitko ne može otići.

      Uz elektroničko izdanje ide i priča *Prije bonace*, dvadesetak stranica iz inspektoričina djetinjstva, koje u tiskanoj knjizi nema.`,
  },
  {
    printKey: 'cetvrti-kljuc',
    released: '2025-04-01',
    price: 799,
    summary: 'Bravar, dug i kopija ključa koju nije smio napraviti. Triler koji se otključa odmah nakon plaćanja.',
    text: `Priznajemo, šala s otključavanjem bila je neizbježna. No knjiga je ozbiljna: dobro podmazan gradski triler u kojem Franjo Gluhak ima četrdeset i osam sati da dokaže kako nije naručio vlastitu propast.

      Prvih trideset stranica možete prelistati u knjižari na našem čitaču, kraj blagajne. Pitajte za šifru. Nije četiri nule.`,
  },
  {
    printKey: 'susjed-s-trecega',
    released: '2026-09-17',
    price: 899,
    summary: 'Ljubazan čovjek s jednim koferom sada se može useliti i u vaš telefon. Psihološki triler za čitanje pod dekom.',
    text: `Ništa se ne dogodi, a sve se promijeni. Irena Bogomolac polako zateže konac u zgradi u kojoj se prestalo zaključavati. Elektronički čitatelji javljaju da su knjigu prestajali čitati samo kad bi netko pozvonio.

      Preporučujemo isključiti obavijesti. Ne zbog prekida, nego zbog srca.`,
  },
  {
    printKey: 'bakreno-nebo',
    released: '2026-06-04',
    price: 899,
    summary: 'Mars, pršut i treća generacija koja Zemlju zna samo s razglednica. Stiže brzinom svjetlosti, što je za udaljenost prikladno.',
    text: `Trbušićev roman o koloniji Novi Drniš čita se kao obiteljska saga u kojoj je netko zaboravio gravitaciju. Smiješan je sve do trenutka kada baka Škarica zatraži da joj puste buru. Snimka traje sedam sekundi i cijela kupola zašuti.

      U digitalnom su izdanju karta kolonije i popis kratica, kojih u dalekom svemiru, nažalost, ima više nego kisika.`,
  },
  {
    printKey: 'bijele-noci',
    released: '2024-06-20',
    price: 599,
    summary: 'Četiri petrogradske noći u džepu. Za stanicu tramvaja na kojoj netko kasni.',
    text: `Najkraći Dostojevski u najlakšem obliku: stane u čekanje, u besanicu, u let za Oslo. Sanjar i Nastenjka i dalje se sastaju na istom mjestu, a kraj nije postao ništa lakši.

      Prijevod je isti kao u tiskanom izdanju, s kratkom bilješkom o tome kako svijetle mogu biti noći na šezdesetoj paraleli.`,
  },
  {
    printKey: 'proces',
    released: '2026-06-11',
    price: 699,
    summary: 'Josef K. uhićen je i bez papira. Elektroničko izdanje, s nedovršenim poglavljima u zasebnom sloju.',
    text: `Ima neke pravde u tome da se ova knjiga dobije klikom, nakon prihvaćanja uvjeta koje nitko nije pročitao. Pokušali smo ih učiniti kraćima od romana.

      Raspored poglavlja može se prebaciti: prema rukopisu ili prema prvom izdanju. K. je u oba slučaja kriv, samo drugim redom.`,
  },
  {
    printKey: 'ponos-i-predrasude',
    released: '2025-12-01',
    price: 799,
    member: true,
    sale: { cents: 649, daysAgo: 13, endsInDays: 17 },
    summary: 'Darcyjevo pismo uvijek pri ruci. Austen za prijevoz, čekaonice i dosadna obiteljska slavlja.',
    text: `Gospođa Bennet ima živce, gospodin Bennet knjižnicu, a vi sada imate oboje u jednom uređaju. Ovo je novi prijevod Vilme Oštrić, s rodoslovljem na dodir, da se više nikada ne pomiješaju sestre Bingley.

      Pri čitanju među ljudima preporučujemo ozbiljan izraz lica. Gospodin Collins dolazi u trinaestom poglavlju.`,
  },
  {
    printKey: 'zlatarovo-zlato',
    released: '2025-03-14',
    price: 599,
    summary: 'Šenoa s ugrađenim rječnikom: dodirnite riječ koju ne znate i čitajte dalje. Dobro društvo za lektiru.',
    text: `Radi mlađih čitatelja za svaku smo stariju riječ dodali tumačenje koje se otvori na dodir, od *alaja* do *žezla*. Ima ih šesto i dvadeset, a nakon stotinjak stranica više ih nećete trebati.

      Dora i Pavao ostali su gdje su bili. Isto tako Grga Čokolin, kojega preporučujemo izbjegavati u stvarnom životu.`,
  },
  {
    printKey: 'vlakom-do-kraja-pruge',
    released: '2026-05-19',
    price: 899,
    summary: 'Putopis po svim putničkim prugama, za čitanje kraj prozora. Vozni red na kraju knjige mijenja se s nama.',
    text: `Tko bi putovao drugim razredom s dva kilograma papira? Alma Kosanović Grad dopustila je da uz digitalno izdanje priložimo i ono čega u tisku nema: crteže kolodvora i popis kolodvorskih bifea, ocijenjen brutalno pošteno.

      Jednom godišnje čitatelji dobivaju osvježenu datoteku s ukinutim i vraćenim linijama. Držimo palčeve za potonje.`,
  },
]
