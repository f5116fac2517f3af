import type { SeedProduct } from '@/demo/model/types'

/** Circles of four or five that go well together: each member recommends the others. A product stands in one circle only. */
const circles: string[][] = [
  ['zlatarovo-zlato', 'seljacka-buna', 'diogenes', 'urota-zrinsko-frankopanska'],
  ['prosjak-luka', 'tena', 'kod-nas-se-to-ne-radi', 'godina-suhih-bunara'],
  ['u-registraturi', 'mrtve-duse', 'kabanica-i-druge-petrogradske-price', 'don-quijote'],
  ['posljednji-stipancici', 'tito-dorcic', 'ekvinocij', 'brodovi-od-papira'],
  ['pod-starim-krovovima', 'kratka-povijest-jedne-peci', 'kipci-i-popevke', 'tetke'],
  ['ponos-i-predrasude', 'jane-eyre', 'orkanski-visovi', 'vazno-je-zvati-se-ernest', 'salica-do-dva-poglavlja'],
  ['gospoda-dalloway', 'k-svjetioniku', 'vrtna-zabava', 'nada-je-ono-s-perjem'],
  ['moby-dick', 'ribanje-i-ribarsko-prigovaranje', 'ljudi-sa-svjetionika', 'svijeca-bura'],
  ['slika-doriana-graya', 'frankenstein', 'drakula', 'crni-macak', 'svijeca-stara-knjiznica'],
  ['bijeg', 'isusena-kaljuza', 'misao-na-vjecnost', 'oblomov'],
  ['judita', 'smrt-smail-age-cengica', 'suze-sina-razmetnoga', 'dundo-maroje'],
  ['giga-bariceva', 'veliki-gatsby', 'gospoda-bovary', 'crveno-i-crno'],
  ['zlocin-i-kazna', 'bijele-noci', 'ana-karenjina', 'dama-s-psicem', 'visnjik'],
  ['proces', 'zenova-savjest', 'kava-u-trstu', 'preobrazenja'],
  ['kuca-s-devet-prozora', 'zimski-red-plovidbe', 'posljednji-razred', 'grad-koji-se-sjeca', 'platnena-torba-pod-lampom'],
  ['sol-na-kljucevima', 'otok-bez-bicikla', 'ljeto-u-kojem-se-nitko-nije-ozenio', 'caj-drugo-poglavlje'],
  ['jugo', 'plitko-sidriste', 'sve-nase-susjede-zovu-se-more', 'kamen-koji-pliva'],
  ['tramvaj-cetrnaest-i-pol', 'podstanari', 'lift-ne-radi-od-utorka', 'susjed-s-trecega'],
  ['nocna-dezurna', 'atlas-malih-samoca', 'jedan-od-nas-laze-bolje', 'mjesec-dana-bez-ozane'],
  ['zbirka-tudih-razglednica', 'papir-za-pisma', 'pisma-iz-cekaonice', 'covjek-koji-je-popravljao-radije'],
  ['kartograf-dvorista', 'ulice-koje-su-promijenile-ime', 'staklarska-ulica', 'zadnji-majstor-u-ulici'],
  ['sve-sto-je-rekla-gospoda-andelka', 'zbor-nagluhih', 'kako-ostarjeti-na-dobrom-mjestu', 'kolaci-iz-ladice'],
  ['snijeg-za-katarinu', 'gramatika-snijega', 'rijeka-ima-tri-imena', 'paket-prvi-snijeg'],
  ['medvjed-na-raskrizju', 'granica-sume', 'velebitski-putovi', 'walden'],
  ['pcelareva-knjiga-racuna', 'vinograd-u-kojem-se-suti', 'jabuke-za-nepoznate', 'zimnica'],
  ['sto-je-ostalo-u-dzepovima', 'ljudi-s-kisobranima', 'recept-za-kisu', 'nedjeljom-zatvoreno'],
  ['umorne-price', 'pjesme-i-notturno', 'pjesme-vladimira-vidrica', 'trzaji'],
  ['mrtvac-na-pasareli', 'bonaca', 'cetvrti-kljuc', 'caj-laku-noc-inspektorice', 'paket-more-i-mrtvac'],
  ['pustolovine-sherlocka-holmesa', 'mjesecev-kamen', 'zadnji-vlak-za-moravice', 'pretplata-krimi-ponoc'],
  ['sprovod-prve-klase', 'strudla-s-arsenom', 'nasljednici-nicega', 'posljednja-vila-s-medvednice'],
  ['nitko-nije-zvao', 'dosje-lipanj', 'orguljas-iz-svete-klare', 'lampica-kvacica'],
  ['dvadeset-tisuca-milja-pod-morem', 'otok-s-blagom', 'pisma-s-lade-tegetthoff', 'vremenski-stroj'],
  ['knjiznica-na-dnu-jezera', 'trgovac-sjenama', 'prirucnik-za-nepostojece-zivotinje', 'price-iz-davnine'],
  ['bakreno-nebo', 'svjetionik-za-zvijezde', 'signal-iz-dubine', 'e-bakreno-nebo'],
  ['samome-sebi', 'ogledi-o-sebi', 'mala-knjiga-o-sutnji', 'kratka-teorija-popodneva'],
  ['pohvala-zaobilaznom-putu', 'vlakom-do-kraja-pruge', 'put-oko-moje-sobe', 'razgovori-na-drugoj-klupi', 'emajlirana-salica-za-put'],
  ['bijelo-zlato', 'republika-u-pedeset-predmeta', 'brudet-i-druge-istine', 'sestre-fabro-ne-silaze-na-rivu'],
  ['nedjeljni-rucak', 'knjiga-kruha', 'povrce-bez-isprike', 'biljeznica-za-recepte', 'kumice'],
  ['tko-je-ugasio-mjesec', 'medo-ne-da-knjigu', 'baka-u-dzepu', 'gdje-spavaju-brodovi', 'paket-prva-polica'],
  ['krava-koja-je-ucila-plivati', 'nosorog-trazi-stan', 'najmanji-tramvaj-na-svijetu', 'kisobran-gospode-puz'],
  ['cudnovate-zgode-segrta-hlapica', 'pustolovine-toma-sawyera', 'dnevnik-nespretnog-viteza', 'pretplata-mali-citatelj'],
  ['alisa-u-zemlji-cudesa', 'petar-pan', 'vjetar-u-vrbama', 'vreca-za-knjige-na-vezicu'],
  ['klub-plave-svjetiljke', 'klub-plave-svjetiljke-2', 'djevojcica-koja-je-razgovarala-s-burom', 'ljeto-na-krovu'],
  ['hamlet', 'nora', 'saptacica', 'kako-citati-naglas', 'tri-komada-za-praznu-kuhinju'],
  ['sto-rijeci-kojih-vise-nema', 'crveno-plava-olovka', 'dvanaest-olovaka', 'dnevnik-citanja'],
  ['e-kuca-s-devet-prozora', 'e-zimski-red-plovidbe', 'e-tramvaj-cetrnaest-i-pol', 'price-za-dug-put'],
  ['e-mrtvac-na-pasareli', 'e-bonaca', 'e-cetvrti-kljuc', 'e-susjed-s-trecega'],
  ['preobrazaj', 'e-proces', 'e-bijele-noci', 'srce-tame'],
  ['bozicna-prica', 'okretaj-zavrtnja', 'doba-nevinosti', 'e-ponos-i-predrasude'],
  ['branka', 'lisce', 'e-zlatarovo-zlato', 'martin-eden'],
  ['nalivpero-od-mjedi', 'biljeznica-vodenica', 'rokovnik-2027', 'paket-pisaca-soba'],
  ['mjedeni-stranicnik', 'stranicnici-s-izgovorom', 'kozni-stranicnik', 'papirici-za-biljeske'],
  ['stolna-lampa-pod-lampom', 'salica-za-dvoje-citatelja', 'plakat-tiho-cita-se', 'kalendar-pod-lampom-2027', 'kalendar-pod-lampom-2026'],
  ['cestitka-za-nekoga-tko-cita', 'sest-cestitki-bez-povoda', 'darovni-bon-30', 'pretplata-roman-mjeseca'],
]

/** Adds to each product of a circle the keys of its companions. */
export function withPairings(products: SeedProduct[]): SeedProduct[] {
  const companions = new Map(circles.flatMap((circle) => circle.map((key) => [key, circle.filter((other) => other !== key)])))
  return products.map((product) => {
    const crossSell = companions.get(product.key)
    return crossSell ? { ...product, crossSell } : product
  })
}
