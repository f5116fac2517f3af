import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const inDefenceOfThePencil: SeedPost = {
  key: 'u-obranu-olovke',
  title: 'U obranu olovke',
  slug: 'u-obranu-olovke',
  excerpt: 'Pisati po knjizi ili ne pisati? Knjižar koji otkupljuje rabljeno staje na neočekivanu stranu, ali uz tri uvjeta.',
  category: 'o-citanju',
  tags: ['navike', 'antikvarijat'],
  publishedDaysAgo: 131,
  author: 'Gašpar Lulić',
  art: { kind: 'object', object: 'pencils', colour: 'amber' },
  body: prose(`
    Očekivalo bi se da čovjek koji knjige pakira, važe i otkupljuje bude protiv. Ispisana margina obara cijenu za trećinu. Kupci prelistaju,
    ugledaju sivi trag i vrate na policu kao da su našli dlaku u juhi. Pa ipak, najskuplja knjiga u mojoj kući vrijedi, po antikvarnom
    cjeniku, manje od kave. Djed je po njoj pisao.

    Bila je to povijest pomorstva, ni po čemu posebna. Ali djed je bio strojar na brodu i s autorom se nije slagao. „Nije točno”, piše uz
    stranicu 41. „Opet nije točno”, uz 44. Uz 60: „A tko je ložio?” Uz fotografiju parobroda na 112 samo jedno ime, žensko, koje nitko u
    obitelji ne zna objasniti. Baka je tu stranicu, vidi se, čitala.

    ## Knjiga kao stol za dvoje

    Kad pišemo po rubu, prestajemo biti publika. Podcrtati znači reći *čekaj*, uskličnik znači *vidi, vidi*, a upitnik je ruka dignuta iz
    zadnje klupe. Tko ne piše, taj možda čita čistije, ali na kraju nema dokaza da je bio ondje.

    Znam i protuargument. Knjiga nije samo vaša. Preživjet će vas, posudit će je netko tko želi svoje mišljenje, a dočeka ga vaše. To je
    istina i zato postoje uvjeti.

    ## Tri uvjeta

    1. **Olovka, nikada kemijska.** Grafit je gost, tinta je useljenik. Meka, ali ne premeka: 2B je gornja granica, iza nje počinje ugljen.
    2. **Samo svoja knjiga.** U knjižnici se ne piše, ni kad je pogreška očita, ni kad ste u pravu, ni kad ste profesor. Pogotovo kad ste profesor.
    3. **Rečenica, a ne crta.** Podcrtano za deset godina neće značiti ništa: nećete znati je li vas razveselilo ili naljutilo. Dvije riječi uz rub rade ono što ne može ni ravnalo.

    > Podcrtana rečenica je uzdah. Bilješka na rubu je razgovor.

    ## Što sve piše u podrumu

    Kad knjige stignu u otkup, prvo ih prelistam zbog vlage, a onda zbog bilježaka. Ima ih svakakvih. U jednoj zbirci soneta netko je uz
    svaku pjesmu zapisao mjesto i temperaturu. U priručniku za šah cijelu jednu zimu vode se dvije olovke, plava i crvena, koje se svađaju
    oko istog poteza. U molitveniku, na zadnjem listu, popis dugova, uredno precrtavan, osim zadnjega.

    Takve knjige ne prodajem odmah. Stoje na kolicima kraj stuba, s ceduljom *ispisano*, i začudo odlaze. Mladi ljudi ih traže. Kažu da im
    je to kao čitati s nekim preko ramena, a da taj netko nema mišljenje o njihovu profilu.

    ## Za početnike

    Ako se ne usuđujete, uzmite [bilježnicu](/shop/papirnica) i pišite pokraj knjige. To je pristojna inačica istog grijeha. Ili počnite od
    zadnjeg praznog lista: ondje zapišite tri broja stranica i ništa više. Vidjet ćete kako ruka sama krene prema rubu.

    A djedovoj knjizi sam, priznajem, i ja nešto dodao. Uz stranicu 41, ispod „Nije točno”, sitno, 2B: „Jest, djede. Provjerio sam.” Nadam
    se da će netko za pedeset godina provjeriti mene.
  `),
}
