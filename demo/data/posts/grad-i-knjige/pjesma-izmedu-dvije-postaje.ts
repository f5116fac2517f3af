import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const poemBetweenTwoStops: SeedPost = {
  key: 'pjesma-izmedu-dvije-postaje',
  title: 'Pjesma između dvije postaje',
  slug: 'pjesma-izmedu-dvije-postaje',
  excerpt: 'Pokus: tjedan dana u tramvaju bez telefona, s jednom pjesmom na papiriću. Dnevnik učenja napamet na liniji jedanaest.',
  category: 'grad-i-knjige',
  tags: ['poezija', 'zagreb', 'navike'],
  publishedDaysAgo: 69,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'street', palette: 0 },
  body: prose(`
    Od stana do knjižare imam jedanaest postaja. Izračunala sam da sam u posljednjih pet godina na njima provela trideset i četiri puna
    dana, a sjećam se dvaju: jednog s kontrolorom i jednog s labudom. Sve ostalo progutao je zaslon.

    Za epizodu podcasta odlučila sam stoga tjedan dana raditi ovo: telefon na dno torbe, u džep papirić s pjesmom, i da vidimo
    dokle ću stići.

    ## Ponedjeljak

    Vidrić, *Pejzaž I*. Nekoliko kitica, kratkih, mislim si, gotova do Kvatrića. Do Kvatrića znam prvu. Zatim uđe školski razred i pjesma
    ispari. Na povratku ponovno učim prvu, ali drukčije: sad više ne pamtim riječi, nego gdje sam što naučila. Uz drugi stih mi je zgrada s
    plavim balkonom.

    ## Utorak

    Doznajem da se usne miču. Gospođa preko puta primjećuje i zabrinuto gleda. Pokazujem joj papirić. Uzme ga, pročita, vrati i kaže:
    „Lijepo, ali mi smo morali Harambašića.” Do Trga mi izgovori dvije kitice, besprijekorno. Silazi bez pozdrava, kao agent.

    ## Srijeda

    Kiša. Prepun tramvaj, papirić se ne može izvaditi, pa ponavljam naslijepo. To je, ispada, pravi način. Rupe u pamćenju moraš ispuniti
    smislom: što bi ovdje moralo doći? Tako otkrivam kako je napravljena. Pjesma je stroj koji razumiješ tek kad ti ispadne vijak.

    > Napamet ne znači mehanički. Napamet znači: na pameti, kao netko drag.

    ## Četvrtak

    Znam je cijelu. Osjećaj je smiješno velik. Stojim na Glavnom kolodvoru, oko mene tri stotine ljudi s pognutim glavama, a ja u sebi imam
    travu, pčelu i žuto cvijeće, i nitko mi to ne može prekinuti obavijesti. Prelazim na drugu, Matoševu *Jesenje veče*, jer je studeni, a
    ona je sonet, pa ima rukohvate.

    ## Petak

    Sonet ide lakše. Rima je pomagalo: kad zaboraviš riječ, znaš joj barem zvuk, kao kad se ne možeš sjetiti imena pa kažeš *nešto na M*.
    Vozač najavi zastoj na križanju. Inače bih uzdahnula. Sad gotovo molim da potraje do kraja druge tercine. Potraje točno toliko.

    ## Subota

    Ne vozim se na posao, ali idem. Sjedam u jedanaesticu, vozim se do okretišta i natrag, ponavljam obje. Za sat i dvadeset minuta prođe
    cijeli grad. Primjećujem stvari koje nisam vidjela pet godina: da postoji ljekarna s krokodilom, da se kod Kvatrića zgrada smije, da svi
    ljudi koji čitaju papir imaju nešto zajedničko u ramenima.

    ## Nedjelja

    Sestra me pita što ima novo. Otvorim usta i umjesto odgovora izgovorim osam stihova. Ona spusti vilicu. „Što ti je?” Ništa mi nije. Prvi
    put nakon dugo vremena nešto imam.

    ## Ishod

    Dvije pjesme, zauvijek; provjereno i mjesec dana poslije. Jedan labud manje, jer ga nisam čekala. Telefon je na dnu torbe otkrio, kako
    mi javlja, da moje *vrijeme pred zaslonom* opada zabrinjavajuće.

    Ako želite pokušati: tramvaj je najbolja učionica, trajekt izvrsna, red u pošti iznad svih očekivanja. Papiriće s pjesmama dijelimo na
    blagajni, a tko hoće cijelu knjigu, [poezija](/shop/poezija) je lijevo od vrata. Uzmite tanku. Do okretišta nije daleko.
  `),
}
