import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const bookmarksInTheDrawer: SeedPost = {
  key: 'mala-povijest-stranicnika',
  title: 'Mala povijest straničnika iz naše ladice',
  slug: 'mala-povijest-stranicnika',
  excerpt: 'Što ljudi ostavljaju među stranicama kad misle da će se vratiti sutra. Popis nađenih stvari iz otkupljenih knjiga.',
  category: 'o-citanju',
  tags: ['navike', 'antikvarijat'],
  publishedDaysAgo: 19,
  author: 'Iva Rendulić',
  art: { kind: 'object', object: 'bookmark', colour: 'brick' },
  body: prose(`
    U pultu imamo ladicu na kojoj piše *vratiti*. U njoj je sve što je ispalo iz knjiga koje otkupljujemo, a čemu nismo uspjeli naći
    vlasnika. Ima ih, kad je zadnji put Gašpar brojio, tristo dvanaest.

    Straničnik, onaj kupljen, s resicom, u toj je ladici manjina. Ljudi u knjigu stavljaju ono što im je u trenutku prekida pod rukom, i
    zato je svaki umetak mala fotografija jedne večeri. Račun iz ljekarne. Kartonski podmetač. Osmica karo.

    ## Papir koji putuje

    Najviše je karata. Vlak Zagreb – Rijeka, drugi razred, s rupom kondukterovih kliješta koja točno pogađa riječ *povratna*. Tramvajske
    karte svih boja i valuta. Jedna brodska, iz Splita, toliko izblijedjela da se vidi samo ura polaska: pet i petnaest. Netko je ustao
    rano, čitao na palubi i stigao do devedeset i druge stranice. Dalje nije. Ili je otok bio lijep, ili je knjiga bila loša; znamo koja je
    bila i šutimo.

    Zatim recepti. Uvijek su rukom pisani i uvijek nepotpuni, jer onaj tko ih je zapisao ostatak je znao napamet. „Sedam žumanjaka, šećera
    koliko digne, peći dok ne bude.” Stavili smo ga u okvir.

    ## Cvijeće i ostali mekani predmeti

    Ljubičice prežive sve, ruže ne prežive ništa, a djetelina s četiri lista preživjela je, u jednom izdanju stihova s kraja pretprošlog
    stoljeća, oba svjetska rata i tri selidbe. Našli smo i pramen kose vezan koncem. Njega smo vratili u istu knjigu, na istu stranicu, i
    knjigu nismo prodali. Stoji na polici do vrata, pa ako je netko traži, znat ćemo.

    > Knjiga zapamti na kojoj ste stranici stali čak i kad vi zaboravite da ste počeli.

    ## Što nikako

    Kao netko tko knjige otkupljuje, smijem izreći tri zabrane:

    - **Spajalica.** Zahrđa i ostavi potpis koji se više ne može izbrisati.
    - **Samoljepljivi papirić.** Ljepilo s godinama požuti i pokupi slova sa sobom, i to obično baš ona koja su vam se svidjela.
    - **Slanina.** Našli smo je jedanput, u kuharici, i nismo se smijali onoliko koliko biste mislili.

    O savijanju rogova neću. Za tim stolom u našoj knjižari sjede i oni koji savijaju i oni koji bi savijače prijavili, a knjižaru valja
    držati otvorenom.

    ## Zašto uopće

    Mogli bismo se, naravno, sjetiti stranice. Sto četrdeset i šest nije težak broj. Ali straničnik ne pamti samo mjesto, nego i namjeru. On
    kaže: ovdje sam bila i vratit ću se. U svakoj knjizi iz podruma u kojoj je nešto ostalo stoji jedno takvo neispunjeno obećanje, i možda
    ih zato toliko volim listati.

    Na polici s [papirnicom](/shop/papirnica) držimo prave straničnike, od papira i od platna. Dobri su i ne hrđaju. Ali ako vas jedne
    večeri prekine telefon, a pri ruci imate samo kartu za vlak, stavite nju. Netko će joj se za četrdeset godina obradovati.
  `),
}
