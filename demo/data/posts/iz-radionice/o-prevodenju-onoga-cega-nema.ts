import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const translatingWhatIsMissing: SeedPost = {
  key: 'o-prevodenju-onoga-cega-nema',
  title: 'O prevođenju onoga čega nema',
  slug: 'o-prevodenju-onoga-cega-nema',
  excerpt: 'Kako se prenosi šutnja, kako se prenosi „you” i zašto je svaka dobra knjiga na dva jezika dva puta nepotpuna.',
  category: 'iz-radionice',
  tags: ['prevodenje'],
  publishedDaysAgo: 22,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'window', palette: 11 },
  body: prose(`
    Petnaest godina lektorirala sam prijevode. To znači da sam tisuću večeri provela s dvjema knjigama otvorenim jedna pokraj druge, kao
    susjeda koja ima ključ od oba stana. Iz tog vremena ostala mi je navika da pri čitanju zamišljam što je na drugoj strani zida, i
    uvjerenje koje iznosim samo pred prijateljima: najteže se ne prevodi ono što piše. Najteže se prevodi ono čega nema.

    ## Ti, Vi i nitko

    Uzmimo najmanju moguću riječ. Englesko *you* ne razlikuje bliskost od pristojnosti. Dvoje ljudi u romanu razgovara dvjesto stranica, i
    negdje među njima nešto se promijeni: zbliže se, ili se prepoznaju, ili jednostavno prestanu glumiti. U izvorniku se to ne vidi ni u
    jednoj riječi. U hrvatskom se **mora** vidjeti. Prevoditelj je prisiljen odabrati redak na kojem će Vi postati ti, i taj trenutak u
    knjizi prije njega nije postojao.

    Znam prevoditeljicu koja je taj prijelaz tražila tri tjedna. Na kraju ga je stavila usred rečenice, iza zareza, tamo gdje junakinja
    dodaje sol. Recenzenti nisu primijetili ništa. To znači da je bila u pravu.

    ## Rod, koji odaje

    Druga zamka: u prvom licu engleski pripovjedač može tri poglavlja skrivati je li muškarac ili žena. Naš ga izda prvi glagol. *Došao sam*
    ili *došla sam*, i tajna je gotova. Postoje cijeli romani sagrađeni na toj tajni, pa ih se prevodi u prezentu, u množini, u bezličnim
    oblicima, sve dok se ne dobije stil za koji kritika kaže da je osebujan. Osebujan jest. To je stil osobe koja hoda po rubu bazena.

    > Svaki jezik ima stvari koje ne može reći i stvari koje ne može prešutjeti. Ove su druge gore.

    ## Tišina

    A ima i treće, ono zbog čega pišem. U jednoj kratkoj priči otac i sin voze se autom. Pisac je Japanac, rečenice su mu kao čaše na stolu:
    nekoliko, i između njih prostor. Lektorirala sam prijevod u kojem je sve bilo točno, a priče nije bilo. Trebala su mi tri čitanja da
    shvatim: prevoditelj je dodao veznike. *I*, *ali*, *zatim*, *zato*. Činio je to iz dobrote, da bude glatko. A priča je bila upravo u
    tome da otac i sin nemaju nijednog veznika.

    Izbrisali smo ih četrdeset i šest. Nazvala me sutradan pisčeva hrvatska čitateljica, kako se predstavila, i pitala je li to novi
    prijevod, jer sad ju je stisnulo u grlu.

    ## Što da čini čitatelj

    Ništa posebno. Pročitajte ime prevoditelja. Stoji iza naslova, sitno, i za svaku rečenicu koju ste podcrtali odgovorno je barem napola.
    Ako vam se neka knjiga činila hladnom, potražite drugi prijevod prije nego što otpišete pisca; za mnoge [klasike](/shop/klasici) postoje
    dva, a ponekad i četiri. Usporedite po jednu stranicu. To je najbolja besplatna zabava koju u knjižari nudimo, i nitko vas neće tjerati
    da kupite.

    O tome kako to izgleda s druge strane stola pripovijeda [Iskra Domjan](/razgovor-iskra-domjan). Ona ima imenicu koja je čeka od 2009. Ja
    imam jedan zarez iz 2004. i još nisam sigurna.
  `),
}
