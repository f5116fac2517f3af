import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const cityOfTheGoldsmith: SeedPost = {
  key: 'grad-iz-zlatarova-zlata',
  title: 'Grad iz Zlatarova zlata: šetnja u sedam stranica',
  slug: 'grad-iz-zlatarova-zlata',
  excerpt: 'S romanom u ruci od Kamenitih vrata do Medvednice. Što je od Šenoina Zagreba ostalo, a što je oduvijek bilo samo njegovo.',
  category: 'grad-i-knjige',
  tags: ['zagreb', 'klasici'],
  publishedDaysAgo: 123,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'hills', palette: 14 },
  body: prose(`
    August Šenoa o Zagrebu iz šesnaestog stoljeća pisao je tristo godina poslije, po spisima, u gradu koji je već imao plinsku rasvjetu.
    *Zlatarovo zlato* izlazilo je 1871. u *Viencu* i naučilo je čitatelje nečemu što dotad nisu znali: da se po vlastitim ulicama može
    hodati kao po romanu. Ovo su upute za takvu šetnju. Trebaju vam dva sata, udobne cipele i [knjiga](/product/zlatarovo-zlato).

    ## 1. Kamenita vrata

    Ondje je, uz vrata, zlatarska kuća Petra Krupića, ondje Dora otvara prozor. Od četvera gradskih vrata ostala su samo ova. Ljudi se
    zaustavljaju, pale svijeće, netko uvijek šapće, a roman, ako ga otvorite pod svodom, zvuči tiše nego drugdje. Pročitajte početak i onda
    podignite pogled. Prozora ima nekoliko. Svatko bira svoj.

    ## 2. Markov trg

    Brijač Grga Čokolin, najbolji Šenoin zločinac, ne nosi mač nego vijesti. Trg je stvoren za njega: otvoren na sve strane, i sve se čuje.
    Stanite na sredinu i pokušajte reći tajnu, a da vas ne čuje nitko od turista. Čokolin bi se obogatio.

    ## 3. Uspon i odmor kod Lotrščaka

    U podne puca top. Golubovi odlete, Šenoa na to nije računao, top je mlađi od romana. Ali s ove točke vidi se ravnina prema Savi, kojom u
    knjizi dolaze svi: banovi, Turci, svatovi. Danas dolaze vlakovi.

    > Roman ne opisuje grad. On mu posudi sjećanja kojih grad nije imao.

    ## 4. Medveščak, kojega nema

    Potok između Gradeca i Kaptola tekao je ondje gdje se danas pije kava. Pokrili su ga koncem devetnaestog stoljeća. Za Šenoina života još
    se čulo kako pokreće mlinove, a u romanu on dijeli dva grada koji se ne podnose, biskupski i građanski. Na Krvavom mostu ime je još tu,
    a mosta nema. Ulica duga pedesetak koraka i dva stoljeća svađe.

    ## 5. Kaptol

    Ovdje pročitajte što građani i kanonici govore jedni o drugima. Zatim sjednite u prvu gostionicu i slušajte susjedni stol. Teme su se
    promijenile, ton nije.

    ## 6. Tržnica

    Gradec se u romanu vadi iz dugova, sudi, moli i pregovara s Gregorijancima. Šenoa je bio gradski senator i znao je kako izgleda
    proračun. Nije slučajno što su njegovi građani, i kad su junaci, u prvom redu ljudi koji broje. Na placu se to razumije bolje nego na
    katedri.

    ## 7. Medvedgrad

    Za kraj, tko ima noge, autobusom do Šestina pa pješice. Stari Stjepko Gregorijanec gledao je odavde dolje, na grad koji mu se opire.
    Vidi se i danas: sve ono što ste dva sata prehodali stane u dlan. Pavao je s ovog brijega jahao Dori, a to je nizbrdo, što objašnjava
    dio njegove odlučnosti.

    ## Što je bilo istina

    Sukob s Gregorijancima jest. Dora Krupićeva i Klara Grubarova zacijelo nisu, barem ne tako, s otrovom u čaši. Ali stotinu i pedeset
    godina ljudi pod Kamenitim vratima traže njezin prozor, i koliko god im povjesničari objašnjavali, prozor je svaki put ondje.

    Kad siđete, svratite u [Tihu ulicu](/kontakt). Za sve koji donesu roman s blatom na koricama imamo čaj i poštovanje.
  `),
}
