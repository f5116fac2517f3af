import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const islandOutOfSeason: SeedPost = {
  key: 'otok-izvan-sezone',
  title: 'Otok izvan sezone, s jednom knjigom',
  slug: 'otok-izvan-sezone',
  excerpt: 'Četiri dana, dva trajekta, nula restorana. Što se dogodi kad se na put ponese samo jedan roman i nijedan rezervni.',
  category: 'grad-i-knjige',
  tags: ['putovanje', 'roman', 'knjiznica'],
  publishedDaysAgo: 220,
  author: 'Tvrtko Šimić',
  art: { kind: 'scene', scene: 'island', palette: 7 },
  body: prose(`
    Svake veljače imam pravo na četiri dana i iskoristim ih na otoku. Kojem, nije važno, jer su u veljači svi isti: zatvorena slastičarnica,
    otvorena pošta, pas koji vas prati iz načela. Nosim džemper, čizme i jednu knjigu. Jednu. To je cijeli pokus.

    ## Prvi dan: nervoza

    Trajekt je prazan. U salonu smo vozač kruha, časna sestra i ja. Otvaram *K svjetioniku* Virginije Woolf, izabran po temi, kako se to u
    književnim krugovima radi. Do luke pročitam trideset stranica i uhvati me strah. Što ako mi se ne svidi? Na otoku nema knjižare. U
    ponudi dućana jesu tri kalendara i časopis o maslinama, listopadski.

    Soba gleda na zid, a kroz zid se čuje more.

    ## Drugi dan: čitanje po komadima

    Kada imate samo jednu knjigu, ne smijete je potrošiti. Čitam poglavlje, pa hodam do rta, pa opet poglavlje. Nešto se s time mijenja:
    rečenice me prate. Ona o svjetlu koje klizi po podu, ona s čarapom koju gospođa Ramsay mjeri na sinovoj nozi. Kod kuće bih već bio na sljedećoj.
    Ovdje nosim čarapu oko otoka, šest kilometara, i kad se vratim, znam o čemu je riječ.

    Poslijepodne otkrivam knjižnicu. Radi utorkom od četiri do šest i danas je utorak. Otključava je ista osoba koja vodi poštu i crkveni
    zbor. Dvjesto knjiga, polovica o navigaciji. Pitam što se najviše posuđuje. „Zimi sve”, kaže. „Ljeti ključ.”

    > Na kopnu biramo knjigu. Na otoku nas je knjiga već izabrala, pa se privikavamo jedno na drugo.

    ## Treći dan: jugo

    Trajekt ne vozi. Struja se ljulja. Cijelo mjesto sjedi u jednoj prostoriji, jer je ondje peć, i tu, nakon što se iscrpe prognoza i
    rođaci, netko pita što to čitam. Prepričavam: obitelj na otoku želi na svjetionik, ali vrijeme ne valja. Tišina, a zatim sat i pol
    razgovora kakav nisam čuo ni na jednoj tribini.

    Stari svjetioničar tvrdi da otac ima pravo, jer se po takvom vremenu ne ide, i da majka djetetu ne smije lagati. Prodavačica iz dućana
    kaže da majka ne laže nego ostavlja upaljeno. Časna sestra, koja također ne može otići, pita hoće li na kraju ipak stići. Kažem da ne
    znam, ostalo mi je stotinu stranica. Svi se slože da nipošto ne požurim.

    ## Četvrti dan: svjetionik

    Bonaca, kao da se ništa nije dogodilo. Prije trajekta svjetioničar me odveze barkom do svoga tornja, automatskog već dvadeset godina.
    Gore, uz staklo, pročitam zadnje poglavlje. Nisam nikad ništa čitao na mjestu na kojem se i događa; dobije se neobičan dojam da netko
    gleda preko ramena, i da mu je drago.

    Roman sam ostavio u knjižnici. Dvjesto prva knjiga. Gospođa iz pošte zavela ju je pod navigaciju.

    ## Preporuka

    Uzmite jednu. Ne uzimajte rezervnu ni na čitaču. [Virginiju Woolf](/product/k-svjetioniku) toplo preporučujem, ali može i nešto s police
    [povijesti i putopisa](/shop/povijest-i-putopisi), samo da je dulje od puta. A ako vam se prvog dana bude činilo da ste promašili,
    izdržite do juga. Jugo je najbolji književni kritičar na Jadranu: tko ga izdrži, vrijedi.
  `),
}
