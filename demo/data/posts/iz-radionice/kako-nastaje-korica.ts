import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const howACoverIsMade: SeedPost = {
  key: 'kako-nastaje-korica',
  title: 'Kako nastaje korica: dnevnik u devet odbijenica',
  slug: 'kako-nastaje-korica',
  excerpt: 'Naša mala nakladnička biblioteka trebala je jednu naslovnicu. Dobila ih je deset. Evo svih, redom kojim su pale.',
  category: 'iz-radionice',
  tags: ['ilustracija', 'obrt', 'knjizara'],
  publishedDaysAgo: 58,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'desk', palette: 11 },
  body: prose(`
    Jednom godišnje i sami nešto objavimo, u petsto primjeraka, uglavnom da ne zaboravimo koliko je to teško. Ove godine bile su to priče o
    svjetioničarima. Tekst je bio gotov u ožujku. Korica u rujnu.

    Dizajner, neka mu ovdje bude ime Vid, dopustio je da objavim sve što smo odbili. Rekao je: „Ljudi misle da je dizajn ono što ostane.
    Dizajn je ono što se baci.”

    ## Prva: svjetionik

    Naravno. Bijeli toranj, crvena pruga, more. Bila je lijepa i svi smo uzdahnuli. Onda je Gašpar donio s police pet knjiga i poredao ih uz
    nju. Pet svjetionika, pet pruga. Naša bi bila šesta u redu koji nitko ne gleda.

    ## Druga: samo svjetlo

    Crna ploha i kut žute zrake. Hrabro. U malom, onako kako se na zaslonu vidi u popisu, izgledalo je kao kazna za parkiranje.

    ## Treća i četvrta: slova

    Naslov od vrha do dna, golem, u žutoj pa u plavoj. Tipografija zna nositi knjigu sama, ali naslov smo imali od četiri riječi, od kojih
    su dvije bile *na* i *kraju*. Veliko NA ne budi čežnju.

    ## Peta: fotografija

    Pravi svjetioničar, pravi brkovi, iz privatnog albuma. Unuka nam je dala dopuštenje i čokoladu. Ali brkovi su bili toliko dobri da je
    knjiga odjednom bila o njemu, a priče su izmišljene. Fotografija je završila na zidu, čokolada nije završila.

    > Korica ne mora reći o čemu je knjiga. Dovoljno je da kaže kakva je unutra tišina.

    ## Šesta: prazna

    Od očaja. Bijeli papir, slijepi tisak, ništa. U rukama predivna. Na hrpi, nevidljiva. Knjižara u nama nadglasala je nakladnika u nama.

    ## Sedma: galeb

    O galebu ne želim govoriti.

    ## Osma: gotovo

    Okrugli prozor, iza njega ništa, ispred njega šalica. Imali smo četiri glasa od četiri. Tada je Tvrtko pokazao koricu djevojčici koja je
    čekala majku i pitao je što vidi. „Perilicu”, rekla je. Nakon toga nitko više nije mogao vidjeti ništa drugo.

    ## Deveta: perilica

    Vid ju je, iz zlobe, doista nacrtao. Visi u kuhinji.

    ## Deseta

    U kolovozu je Vid otišao na more i ondje je, kaže, cijeli tjedan gledao u krug svjetla na stropu: svjetionik s rta svakih je deset
    sekundi prelazio preko sobe. Ni toranj, ni more. Samo strop, pukotina na žbuci i mrlja svjetla koja upravo odlazi. Nacrtao je to u dvije
    boje. Naslov je sitan, u kutu, ondje gdje svjetla više nema.

    Nitko nije uzdahnuo. Nitko nije rekao ništa, a nakon pola minute Mirta je zaključila: „Ovo je netko tko ne spava.” A to su, zapravo,
    priče.

    ## Što se iz toga može naučiti

    1. Prva ideja nije vaša, ona je svačija. Treba je nacrtati da bi otišla.
    2. Svaku koricu smanjite na veličinu poštanske marke. Danas ih ljudi tako prvi put vide.
    3. Pitajte dijete. Nikad se ne vadi na pristojnost.
    4. Kad vas više nitko ne tjera da uzdahnete, blizu ste.

    Knjiga je otisnuta, petsto primjeraka, strop na svima malo drukčiji jer je žuta u tiskari imala svoj dan. Stoji među [kratkim
    pričama](/shop/kratke-price). Ako je u redu s drugima i ne primijetite je odmah, pričekajte deset sekundi.
  `),
}
