import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const rightToGiveUp: SeedPost = {
  key: 'pravo-na-nedovrsenu-knjigu',
  title: 'Pravo na nedovršenu knjigu',
  slug: 'pravo-na-nedovrsenu-knjigu',
  excerpt: 'Zašto bi čovjek koji odloži roman na stotoj stranici trebao to činiti bez grižnje savjesti i kako se odustaje s mjerom.',
  category: 'o-citanju',
  tags: ['navike', 'roman'],
  publishedDaysAgo: 47,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'desk', palette: 16 },
  body: prose(`
    Gospodin u sivom kaputu ulazi svakog utorka i šapatom, kao u ispovjedaonici, kaže isto: nisam je dovršio. Govori o debelom romanu koji
    sam mu u siječnju preporučila ja. Sada je listopad. Svaki put mu odgovorim da nije važno i svaki put vidim da mi ne vjeruje.

    Odrasli smo s uvjerenjem da se započeta knjiga mora pročitati, kao što se mora pojesti sve iz tanjura. Oba pravila potječu iz vremena u
    kojem je i jednoga i drugoga bilo malo. Danas u jednoj zagrebačkoj knjižari, ne najvećoj, stoji više nego što možete pročitati za
    života, i to ako odmah date otkaz.

    ## Račun koji nitko ne voli

    Recimo da čitate knjigu na tri tjedna. To je sedamnaest godišnje, sedam stotina i nešto od petnaeste do šezdesete. Toliko ih stane na
    dva zida moje dnevne sobe. Svaka knjiga koju dovršavate iz dužnosti izgurala je s tog zida neku koju biste voljeli, i to neku za koju
    nikad nećete doznati.

    Kad to izgovorim, ljudi se uozbilje više nego na bilo koju rečenicu o važnosti književnosti.

    ## Kako se odustaje s mjerom

    Ne zagovaram bacanje. Postoje knjige koje traže strpljenje i vraćaju ga s kamatama. [Oblomov](/product/oblomov) prvih sto stranica ne
    ustaje iz kreveta, i upravo je u tome stvar. Zato imam nekoliko pravila za sebe:

    1. Pedeset stranica svakome. Tko ima više od pedeset godina, neka od sto oduzme svoje godine i pročita toliko; život je kratak, a pravilo nije moje.
    2. Nikad ne odustajem navečer. U jedanaest i najbolji stavak zvuči kao upute za perilicu.
    3. Ako mi smeta jedan lik, čitam dalje. Ako mi smeta svaka rečenica, prestajem.
    4. Odložena knjiga ide na posebnu policu, a ne u ormar. Zove se *ne još*.

    Polica *ne još* moja je najdraža. S nje sam jednog ljeta skinula [Gospođu Dalloway](/product/gospoda-dalloway), koju sam dvaput ostavila
    u studentskim danima jer se u njoj, kako sam tada mislila, ništa ne događa. Imala sam četrdeset i tri godine i u njoj se događalo sve.

    > Loše vrijeme za knjigu ne znači lošu knjigu. Znači samo da ste došli na pogrešan kolodvor.

    ## A pisac?

    Pita me ponekad netko nije li to nepošteno prema onome tko je pisao pet godina. Pitala sam nekolicinu. Jedan mi je priznao da ni sam
    nije dovršio svoj drugi roman: predao ga je uredniku bez zadnjeg poglavlja, rekavši da je kraj otvoren. Kritika ga je zbog toga
    pohvalila.

    Pisac vam je ponudio ruku. Pristojno je primiti je, poći nekoliko koraka i, ako niste za isti put, zahvaliti. Nepošteno je samo
    pretvarati se da ste stigli.

    Gospodinu u sivom kaputu prošli sam utorak dala [kratke priče](/shop/kratke-price). Vratio se za dva dana, ne šapćući. Pročitao je šest
    od jedanaest i rekao da ostalih pet čuva. Debeli roman ima još uvijek. Straničnik je, kaže, pomaknuo za četiri stranice, onako, iz
    poštovanja.
  `),
}
