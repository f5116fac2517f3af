import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const ujevicByHeart: SeedPost = {
  key: 'ujevic-napamet',
  title: 'Ujević napamet',
  slug: 'ujevic-napamet',
  excerpt: 'Večer bez papira: tko je zapeo, publika mu je šaptala. Zapelo je, srećom, sedamnaestero.',
  category: 'vecernja-citanja',
  tags: ['poezija', 'citanje-naglas'],
  publishedDaysAgo: 158,
  author: 'Tvrtko Šimić',
  art: { kind: 'scene', scene: 'rain', palette: 7 },
  body: prose(`
    Na vratima je pisalo: *bez papira*. Torbe nismo pretraživali, ali svejedno je nekolicina na ulazu priznala što nosi i predala. Jedan je
    gospodin predao presavijeni list iz novčanika, prepisan rukom, star koliko i njegov brak. „Za svaki slučaj”, rekao je. Čuvali smo ga u
    blagajni.

    Večer je bila posvećena Tinu Ujeviću, jer se njega, htjeli ne htjeli, svatko nečega sjeća. Tri prijatelja koja su se prijavila skupa
    tvrdila su da će se naći i četvrti stih *Svakidašnje jadikovke*, premda ga na probi nijedan nije znao.

    ## Kako je teško

    Krenulo je glatko. Učiteljica iz Dubrave, *Visoki jablani*, odrješito, kao da proziva. Poštar u civilu, *Kolajna*, peta po redu, sa
    zatvorenim očima. A onda je na red došao student elektrotehnike i nakon osme riječi zastao.

    Znate onu tišinu. Svi smo u njoj bili, pred pločom, s kredom u zraku. Mladić je gledao u strop, strop je gledao u njega. I tada se s tri
    strane odjednom, šapatom, javio nastavak. Ne jedan glas, nego petnaestak, i svaki s malo drukčijim naglaskom. Mladić je uhvatio stih kao
    rukohvat i stigao do kraja. Pljesak je bio dvostruk: njemu i zboru.

    > Poezija se od proze razlikuje po tome što ti je drugi mogu vratiti kad je ispustiš.

    Poslije toga zapinjalo se slobodnije. Vodio sam evidenciju: od dvadeset i četiri recitatora sedamnaestero je trebalo pomoć. Neki su,
    sumnjam, stali namjerno.

    ## Tko vas je naučio

    Molili smo da svatko kaže od koga je pjesmu naučio. Ispalo je da je to bila prava tema večeri. Nabrajam: djed koji je imao tri razreda.
    Radio. Sestra, za okladu. Bivša djevojka. Profesor kojeg su mrzili. Profesor kojeg su voljeli, a koji je za kaznu davao sonete.
    Zatvorska knjižnica, rečeno mirno i bez nastavka. Grobar s Mirogoja koji recitira dok kopa.

    Jedna žena rekla je da je pjesmu naučila od kćeri, ove zime, učeći je s njom za školu. Kći je četvorku dobila i zaboravila sve do zadnje
    kitice, a majka hoda po stanu i govori: *kako je teško biti slab*. I nije joj, kaže, nimalo teško.

    ## Zašto napamet

    Pitaju me što će to djeci kad sve piše na zaslonu. Odgovaram da i hrana piše na jelovniku. Pjesma koju znate napamet jedina je koju
    imate uza se kad nestane baterija, kad čekate nalaz, kad ne možete spavati, a ne želite upaliti svjetlo jer netko pokraj vas može. Ona
    se ne čita, ona se događa u ustima. Ujević je to znao: njegove duge, njihave rečenice naprosto traže pluća.

    ## Na kraju

    Oko devet smo ugasili mikrofon jer više nije bio potreban. *Svakidašnju jadikovku* izgovorili smo svi zajedno, neujednačeno, kao kad u
    crkvi kasni galerija. Četvrti stih je postojao. Znala ga je prodavačica iz pekarnice, koja je samo došla pitati hoćemo li jutrošnje
    kiflice.

    Gospodin je po papir došao zadnji. Nije ga trebao, sve je znao. Otvorio ga je tek da provjeri je li na njemu još uvijek njezin rukopis.
    Tko bi htio učiti redom, neka počne od naše police s [poezijom](/shop/poezija), a tko bi htio učiti u društvu, od petka.
  `),
}
