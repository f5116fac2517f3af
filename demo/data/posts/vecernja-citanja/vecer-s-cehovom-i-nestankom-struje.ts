import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const chekhovInTheDark: SeedPost = {
  key: 'vecer-s-cehovom-i-nestankom-struje',
  title: 'Večer s Čehovom i nestankom struje',
  slug: 'vecer-s-cehovom-i-nestankom-struje',
  excerpt: 'U pola osam, usred priče o dami s psićem, ugasio se cijeli kvart. Bilješka s čitanja koje nismo prekinuli.',
  category: 'vecernja-citanja',
  tags: ['citanje-naglas', 'klasici'],
  publishedDaysAgo: 9,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'window', palette: 2 },
  body: prose(`
    Bilo je dvadeset i šest ljudi, dvije rezervne stolice i jedan pas koji je došao s ulice jer su vrata bila otvorena. Čitali smo Čehova:
    prvo *Tugu*, onu u kojoj kočijaš nema komu ispričati da mu je umro sin, a onda *Damu s psićem*. Pas je to primio kao osobnu počast.

    Nera Pavić čitala je drugu priču onako kako treba, bez boje, kao da prepričava nešto što se dogodilo poznanicima. Gurov i Ana Sergejevna
    upravo su sjedili na klupi u Oreandi i gledali more. „Lišće se nije micalo na drveću”, rekla je Nera, i tada je nestalo struje.

    ## Najprije tišina

    Nitko nije ništa rekao. To mi je poslije bilo najčudnije: dvadeset i šest ljudi u mraku, a nitko ne posegne za telefonom. Čulo se kako
    negdje na katu netko odlaže žlicu. Zatim je Nera, iz potpune tame, nastavila.

    Zna odlomak napamet. Doznali smo to svi odjednom, kad je bez zapinjanja izgovorila onu dugačku rečenicu o moru koje šumi i koje će
    šumjeti i kad nas više ne bude, i o tome kako je u toj ravnodušnosti, tko zna, skriven zalog našeg spasenja. U kazalištu bi to popratila
    svjetlom. Ovdje je bilo dovoljno da svjetla nema.

    ## Zatim lampe

    Mirta je donijela svijeće s police [darova](/shop/darovi), četiri komada, i svečano ih otpisala iz zalihe. Gašpar je iz podruma izvukao
    petrolejku koja je u Tihoj ulici stariji stanar od svih nas. Ostatak smo čitali u krugu: knjiga je išla iz ruke u ruku, svatko stranicu,
    a susjed bi pridržao plamen. Čulo se tko čita prvi put naglas od škole. Čulo se i kako se, negdje na drugoj rečenici, umiri.

    Gospođa u crvenom šalu, koja dolazi svaki petak i nikada ne govori, pročitala je kraj. Ako ga ne znate: kraja zapravo nema. Njih dvoje
    sjede u hotelskoj sobi i jasno im je da je do rješenja još vrlo daleko, a da ono najteže i najzamršenije tek počinje. Zatvorila je
    knjigu i rekla, više plamenu nego nama:

    > „Točno tako. Tek počinje.”

    ## Što se poslije govorilo

    Obično nakon čitanja razgovaramo o prijevodu ili o tome kako se što izgovara. Ovaj put razgovaralo se o ljudima kojima nismo imali kome
    reći. Kočijaš Jona iz prve priče, koji na kraju sve ispripovijedi konju, došao je tako u našu knjižaru i sjeo u zadnji red.

    Netko je pitao bi li se *Tuga* mogla napisati danas, kad svatko ima komu pisati u svako doba. Student iz drugog reda odgovorio je da je
    baš zato napisana za danas: Jona je okružen ljudima, svi nekamo žure i svi su budni.

    Struja se vratila u devet i dvadeset. Upalio se neon u pekarnici preko puta, a zatim i naša zelena lampa, i svi smo, bez dogovora, rekli
    *ajoj*.

    Sljedeće čitanje je u petak u sedam. Rasvjetu jamčimo, mrak, nažalost, ne možemo. Pas je ostao do kraja i odbio straničnik.
  `),
}
