import type { SeedEvent } from '@/demo/model/types'
import { prose } from '@/demo/model/prose'

const upstairs = 'Pod lampom, Tiha ulica 7, Zagreb'
const cellar = 'Podrum knjižare Pod lampom, Tiha ulica 7, Zagreb'

export const seedEvents: SeedEvent[] = [
  {
    key: 'zlatarovo-zlato-naglas',
    title: 'Šenoa za jednu večer',
    summary: 'Čitamo „Zlatarovo zlato” u osam glasova, s jednom stankom i s grubim Medvedgradom od kartona.',
    body: prose(`
      Roman koji su svi pročitali u školi, a gotovo nitko poslije. Uzeli smo škare, ostavili otimačinu, ljubomoru i otrov te složili devedeset
      minuta u osam glasova. Čita tko dođe ranije: uloge dijelimo na ulazu.

      Knjige za čitanje posuđujemo, a svoju možete i [kupiti](/shop/klasici).

      Ulaz je slobodan i ne treba se prijaviti: dvadeset i osam stolica čeka one koji dođu na vrijeme, a vrata otvaramo pola sata prije početka.
    `),
    place: upstairs,
    startsInDays: 4,
    weekday: 5,
    hour: 19,
    minutes: 110,
    seats: 28,
    art: { kind: 'scene', scene: 'stage', palette: 1 },
  },
  {
    key: 'citanje-za-najmlade',
    title: 'Prijepodnevno čitanje za najmlađe',
    summary: 'Tri slikovnice, jedan tepih i Tvrtko Šimić, koji zna kako govori umorni medvjed. Za djecu od tri do šest godina.',
    body: prose(`
      Djeca sjede na tepihu, odrasli iza njih, a kava se pije tiho. Čitamo tri [slikovnice](/shop/slikovnice), između svake se ustaje i skače. Na kraju
      djeca biraju koju čitamo još jedanput; gotovo uvijek je to ona prva.

      Ulaz je slobodan i bez prijave. Na tepihu je šesnaest mjesta, pa dođite desetak minuta ranije.
    `),
    place: upstairs,
    startsInDays: 5,
    weekday: 6,
    hour: 10,
    minutes: 45,
    seats: 16,
    art: { kind: 'scene', scene: 'reading', palette: 4 },
  },
  {
    key: 'slobodni-mikrofon',
    title: 'Slobodni mikrofon',
    summary: 'Sedam minuta po osobi, svoje ili tuđe, u prozi ili stihu. Jedino pravilo: bez uvoda duljeg od pjesme.',
    body: prose(`
      Jednom mjesečno mikrofon pripada publici. Prijave primamo na papiriću u kutiji pokraj blagajne, redoslijed izvlačimo, a pljesak je obvezan. Tko
      prekorači sedam minuta, čuje zvono sa starog bicikla.

      Ulaz je slobodan, i za one koji samo slušaju.
    `),
    place: cellar,
    startsInDays: 11,
    weekday: 5,
    hour: 19,
    minutes: 120,
    seats: 30,
    art: { kind: 'scene', scene: 'stage', palette: 6 },
  },
  {
    key: 'radionica-uveza',
    title: 'Radionica: bilježnica šivana rukom',
    summary: 'Igla, lan, pčelinji vosak i tri sata za stolom. Kući nosite bilježnicu od osamdeset stranica koju ste sami uvezali.',
    body: prose(`
      Knjigoveškinja Tonka Radaš pokazuje koptski uvez, onaj kod kojeg se bilježnica otvori potpuno ravno. Predznanje ne treba, treba strpljenje za
      treću rupu. Materijal i alat su uključeni, papir birate sami.

      Mjesta je deset, jer je toliko igala.

      Sudjelovanje stoji 35 € i plaća se na blagajni prije početka. Mjesto rezervirajte na ovoj stranici.
    `),
    place: upstairs,
    startsInDays: 16,
    hour: 17,
    minutes: 180,
    seats: 10,
    isReservable: true,
    art: { kind: 'scene', scene: 'desk', palette: 3 },
  },
  {
    key: 'dunja-kralj',
    title: 'Dunja Kralj čita iz romana „Južni vagon”',
    summary: 'Vlak koji nikako da krene i kondukter koji zna sve priče putnika. Razgovor vodi Iva Rendulić.',
    body: prose(`
      Nakon dvije zbirke priča Dunja Kralj napisala je roman u kojem se na pet stotina stranica ne prijeđe nijedna granica, a svejedno se stigne vrlo
      daleko. Čita tri poglavlja, od kojih jedno nije ušlo u knjigu.

      Tko želi, može prije dolaska pročitati naš [razgovor s autoricom](/razgovor-dunja-kralj).

      Ulaz je slobodan. Mjesto rezervirajte na ovoj stranici.
    `),
    place: upstairs,
    startsInDays: 18,
    weekday: 5,
    hour: 19,
    minutes: 90,
    seats: 28,
    isReservable: true,
    art: { kind: 'scene', scene: 'train', palette: 7 },
  },
  {
    key: 'klub-sporih-citatelja',
    title: 'Klub sporih čitatelja: Posljednji Stipančići',
    summary: 'Jedan roman, tri mjeseca, pedeset stranica po susretu. Druga večer; pridružiti se možete i sad.',
    body: prose(`
      U klubu sporih čitatelja ne smije se znati kraj. Čitamo otprilike pedeset stranica između dva susreta i razgovaramo samo o njima. Ovaj put
      ostajemo u kući u Senju u kojoj se šuti glasnije nego što se govori.

      Sudjelovanje je besplatno i bez prijave. Roman ponesite sa sobom.
    `),
    place: cellar,
    startsInDays: 23,
    hour: 18,
    minutes: 90,
    seats: 18,
    art: { kind: 'scene', scene: 'harbour', palette: 9 },
  },
  {
    key: 'radionica-prijevod',
    title: 'Radionica: pet prijevoda jedne pjesme',
    summary: 'Ista osmeračka strofa, pet stolova i pet rješenja. Bez znanja stranog jezika, podstrok dobivate gotov.',
    body: prose(`
      Prevoditeljica Iskra Domjan donosi pjesmu, doslovni prijevod riječ po riječ i popis svega što se u njemu izgubilo. Radimo u parovima, a na kraju svih
      pet inačica čitamo jednu za drugom i glasamo koja bi prevarila autora.

      Sudjelovanje je besplatno i bez prijave: sjeda se redom, dok je mjesta za stolovima.
    `),
    place: upstairs,
    startsInDays: 26,
    hour: 17,
    minutes: 150,
    seats: 20,
    art: { kind: 'scene', scene: 'window', palette: 11 },
  },
  {
    key: 'setnja-antikvarijatima',
    title: 'Šetnja: četiri antikvarijata i jedna kava',
    summary: 'Dva sata hoda s Gašparom Lulićem, koji zna gdje je koja polica i tko na njoj vreba. Ponesite torbu.',
    body: prose(`
      Krećemo ispred knjižare i završavamo u podrumu iste knjižare, samo teži. Putem učimo kako se gleda hrbat, kako se pita za cijenu i zašto se u kutiju
      pod stolom uvijek zaviri. Kiša nas ne zaustavlja, snijeg nas veseli.

      Šetnja je besplatna i bez prijave. S nama ide prvih petnaest koji se nađu pred vratima knjižare.
    `),
    place: 'Polazak: Tiha ulica 7, Zagreb',
    startsInDays: 30,
    weekday: 6,
    hour: 10,
    minutes: 150,
    seats: 15,
    art: { kind: 'scene', scene: 'street', palette: 13 },
  },
  {
    key: 'krimi-noc',
    title: 'Krimi noć: čitanje bez zadnjeg poglavlja',
    summary: 'Čitamo staru detektivsku priču do pretposljednje stranice. Ubojicu pogađa publika, a kuverta se otvara u ponoć.',
    body: prose(`
      Popis osumnjičenih dobivate na ulazu, čaj u stanci, a istinu tek kad svi predaju listić. Tko pogodi ubojicu i motiv, bira knjigu s police
      [krimića](/shop/krimici). Tko pogodi samo motiv, zabrinjava nas.

      Ulaz je slobodan i bez prijave, dok je stolica.
    `),
    place: cellar,
    startsInDays: 37,
    hour: 21,
    minutes: 180,
    seats: 30,
    art: { kind: 'scene', scene: 'rain', palette: 2 },
  },
  {
    key: 'pjesme-napamet',
    title: 'Napamet: večer recitiranja',
    summary: 'Bez papira. Jedna pjesma koju nosite u glavi otkako ste je učili pred pločom, s koljenima koja klecaju isto kao tada.',
    body: prose(`
      Svatko zna barem jednu. Dođite s njom i recite tko vas ju je naučio. Ako zapnete, publika šapće, i to je najljepši dio večeri. Poslije čitanja
      [poeziju](/shop/poezija) prodajemo s popustom.

      Ulaz je slobodan i bez prijave.
    `),
    place: upstairs,
    startsInDays: 44,
    weekday: 5,
    hour: 19,
    minutes: 100,
    seats: 28,
    art: { kind: 'scene', scene: 'reading', palette: 12 },
  },
  {
    key: 'razmjena-knjiga',
    title: 'Velika razmjena knjiga',
    summary: 'Donesite do pet knjiga, ponesite isto toliko. U svaku umetnite cedulju s jednom rečenicom o tome zašto je napuštate.',
    body: prose(`
      Stolovi su podijeljeni po razlozima, a ne po žanrovima: *pročitana*, *nepročitljiva*, *darovana dvaput* i *bivšeg dečka*. Što ostane, odlazi u bolničku
      knjižnicu. Ulaz je slobodan i bez prijave, lagani udarci laktovima dopušteni.
    `),
    place: 'Dvorište Tihe ulice 7, Zagreb',
    startsInDays: 51,
    weekday: 6,
    hour: 11,
    minutes: 240,
    seats: 80,
    art: { kind: 'scene', scene: 'market', palette: 8 },
  },
  {
    key: 'nocno-citanje',
    title: 'Noćno čitanje u tišini',
    summary: 'Tri sata, trideset lampi i nijedna riječ. Donesite knjigu koju već godinu dana ne stižete početi.',
    body: prose(`
      Telefoni ostaju u košari na ulazu. U devet se gase stropna svjetla i pali trideset stolnih lampi, a u ponoć vas budimo čajem. Nitko ne čita naglas, nitko
      ne pita kako je. Ljudi kažu da je to najdruštvenija večer u godini.

      Ulaz je slobodan i bez prijave. Vrata zatvaramo kad se svjetla ugase.
    `),
    place: upstairs,
    startsInDays: 58,
    hour: 21,
    minutes: 180,
    seats: 30,
    art: { kind: 'scene', scene: 'window', palette: 2 },
  },
]
