import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const classicsOutsideSchool: SeedPost = {
  key: 'domaci-klasici-izvan-ucionice',
  title: 'Šest domaćih klasika koje treba čitati izvan učionice',
  slug: 'domaci-klasici-izvan-ucionice',
  excerpt: 'Zlo im je učinila samo olovka koja je uz njih tražila „glavnu misao”. Rehabilitacija u šest kratkih odlomaka.',
  category: 'sto-citati',
  tags: ['klasici', 'popis', 'roman'],
  publishedDaysAgo: 139,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'hills', palette: 3 },
  body: prose(`
    Ima jedna vrsta knjiga koju svi prepoznaju po naslovu, a nitko po rečenici. Obvezno čitanje učinilo im je ono što obvezni razgovori čine
    obiteljima. Nekoliko njih čitala sam ponovno ove godine, bez bilježnice i bez ocjene, i ispalo je da su ih pisali živi, ljuti,
    zaljubljeni i vrlo duhoviti ljudi.

    ## Ante Kovačić: U registraturi

    U školi: sudbina seoskog djeteta u gradu. Zapravo: roman koji počinje tako što se registri u uredu noću posvađaju međusobno. Kovačić je
    divlji, preskače, psuje, izmišlja Lauru koja od djevojčice postane hajdučica, i na kraju sve zapali. Da je napisan na španjolskom, danas
    bi se po njemu zvao jedan smjer. [Pročitajte ga](/product/u-registraturi) kao da ništa ne morate zapamtiti.

    ## Vjenceslav Novak: Posljednji Stipančići

    Kuća u Senju, otac koji sve ulaže u sina i kći koju nitko ništa ne pita. Lucija je jedna od najtužnijih djevojaka naše književnosti, i
    to ne zbog ljubavi, nego zbog prozora. Cijeli [roman](/product/posljednji-stipancici) ona iz sobe gleda ulicu. Tko je proveo koji mjesec
    zatvoren u stanu, razumjet će je bolje od svakog programa.

    ## Milutin Cihlar Nehajev: Bijeg

    Đuro Andrijašević stalno kani početi. Studij će završiti poslije, knjigu napisati poslije, voljeti poslije. Objavljen je 1909., a junaka
    srećem svakoga tjedna, često na odjelu bilježnica. [Bijeg](/product/bijeg) je roman koji bih stavila uz svaki rokovnik, kao upozorenje
    na omotu.

    ## Janko Polić Kamov: Isušena kaljuža

    Pisao ju je u ranim dvadesetima, umro s dvadeset i tri, a tiskana je gotovo pola stoljeća poslije. Ne pokušavajte pratiti; pustite da
    vas [vuče](/product/isusena-kaljuza). Ima stranica koje se ne mogu podnijeti, i stranica zbog kojih se onda shvati zašto je čovjek uopće
    pisao.

    > Klasik nije knjiga koju treba poštovati. Klasik je knjiga koja je preživjela poštovanje.

    ## Ksaver Šandor Gjalski: Pod starim krovovima

    Zagorske kurije, gospoda bez novca i s tri vrste pekmeza. Čita se u naslonjaču, poslijepodne, u kasnu jesen, i miriše na dunje. Ispod te
    udobnosti sve vrijeme pada žbuka. [Gjalski](/product/pod-starim-krovovima) to zna, a njegova gospoda ne, i u toj je razlici sva milina i
    sva okrutnost knjige.

    ## August Šenoa: Prosjak Luka

    Za kraj Šenoa, ali ne onaj s kočijama. [Luka](/product/prosjak-luka) prosi, posuđuje, kupuje i čeka dan kad će imati kuću i ženu kao
    drugi. Kratak roman, mračan kao podrum. Kad ga zatvorite, poželjet ćete se ispričati nekomu, a nećete znati komu.

    ## Kako ih čitati

    Bez predgovora. Predgovor pročitajte na kraju, kad više ne može ništa pokvariti. Preskočite ono što vam je dosadno, jer i pisac je
    ponegdje samo punio arak. I čitajte naglas dijaloge: nijedan rječnik ne objasni kajkavsku psovku kao vlastiti glas.

    Svih šest stoji na polici [klasika](/shop/klasici). Ako vas netko upita za glavnu misao, recite da ste je ostavili u školi, ispod klupe,
    zalijepljenu žvakaćom gumom.
  `),
}
