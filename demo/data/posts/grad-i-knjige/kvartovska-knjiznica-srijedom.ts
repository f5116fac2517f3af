import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const branchLibraryOnWednesdays: SeedPost = {
  key: 'kvartovska-knjiznica-srijedom',
  title: 'Kvartovska knjižnica, srijedom',
  slug: 'kvartovska-knjiznica-srijedom',
  excerpt: 'Zašto knjižar jednom tjedno odlazi konkurenciji i vraća se bolje volje. Pohvala najdemokratskijoj prostoriji u gradu.',
  category: 'grad-i-knjige',
  tags: ['knjiznica', 'zagreb', 'navike'],
  publishedDaysAgo: 36,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'park', palette: 10 },
  body: prose(`
    Srijedom poslijepodne, kad Tvrtko preuzme blagajnu, uzmem iskaznicu i odem u knjižnicu. Prijatelji to smatraju izdajom: imam pristup
    svakoj novoj knjizi u gradu, a ja stojim u redu iza umirovljenika da bih posudila jednu s omotanom naslovnicom i tuđim mrvicama. Pokušat
    ću objasniti.

    ## Prostorija

    Naša kvartovska knjižnica smjestila se između pošte i mesnice, u prizemlju zgrade u kojoj je prije bila praonica. U podu se još vidi
    odvod. Ima dvije prozirne stijene, fikus koji je preživio tri ravnateljice i osam stolova. Ne morate ništa kupiti. Ne morate se ni
    učlaniti da biste sjedili. Nitko vas neće pitati što radite, dokle ćete i jeste li još za nešto. Znate li drugo takvo mjesto pod krovom,
    s grijanjem, recite mi.

    ## Tko je sve srijedom

    Za prvim stolom uči djevojka koja polaže medicinu; znam po tome što se drži za vlastitu ključnu kost i pomiče usne. Za drugim dva
    dječaka igraju šah već treću srijedu istu partiju. Za trećim gospodin iz prihvatilišta čita novine, sve, od zaglavlja do osmrtnica, a
    zatim ih složi oštrije nego što su došle. Za četvrtim nitko, ondje kaplje.

    Do radijatora sjedi gospođa Ružica. Ružica je pročitala sve ljubavne romane u ogranku i na unutarnjoj strani svakoga ostavila točku,
    sitnu, olovkom, uz broj stranice sedamnaest. Tako zna da ih je već imala. Kaže da u gradu postoji najmanje šest takvih sustava: netko
    stavlja kružić, netko podcrtava broj trideset tri. Knjižničarke znaju sve i ništa ne brišu.

    > U knjižari kupujete knjigu. U knjižnici vam je povjere.

    ## Što knjižar ondje traži

    Prvo, ono čega više nema. Knjižara je rijeka, polica se mijenja svakog mjeseca, i ono što se dvije godine ne proda mora otići. Knjižnica
    je jezero. Ondje stoji zbirka priča iz 1987. koju su posudila ukupno tri čovjeka, a četvrti sam ja, i to mi je bila najbolja knjiga
    prošle godine.

    Drugo, tragove. Na starim karticama u džepu korica još se vide datumi. Četrnaesti veljače, godinama, isti rukopis posuđuje istu knjigu.
    Onda prestane. Onda, nakon devet godina, jedanput, opet.

    Treće, mjeru. Kad vidim po čemu posežu ljudi koji ne plaćaju, znam što se zaista čita. Po povratku u Tihu ulicu premjestim barem tri
    naslova. [Knjige za djecu](/shop/za-djecu) spustila sam za jednu policu upravo nakon srijede u kojoj sam dva sata gledala kamo djeca
    gledaju.

    ## Konkurencija

    Pitaju me ne smanjuje li knjižnica promet. Ne smanjuje, odgaja ga. Svatko tko kod nas kupuje netko je tko je negdje prije toga čitao
    besplatno: od majke, od tete u dječjem odjelu, iz kutije na hodniku. Prodajemo nastavak ljubavi koju je započeo netko drugi.

    Zato svakog prosinca ono što nam ostane, čitavo i dobro, odnesemo ondje, u kolicima iz mesnice. Knjižničarka Vesna knjige primi, upiše,
    omota folijom i stavi na police. U siječnju ih onda, ponekad, posudim. Sada imaju mrvice.
  `),
}
