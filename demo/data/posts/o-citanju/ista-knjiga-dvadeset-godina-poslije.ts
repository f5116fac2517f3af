import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const sameBookTwentyYearsLater: SeedPost = {
  key: 'ista-knjiga-dvadeset-godina-poslije',
  title: 'Ista knjiga, dvadeset godina poslije',
  slug: 'ista-knjiga-dvadeset-godina-poslije',
  excerpt: 'Pokus u četiri čitanja: jedan roman u sedamnaestoj, dvadeset šestoj, trideset osmoj i prošlog tjedna.',
  category: 'o-citanju',
  tags: ['klasici', 'roman', 'navike'],
  publishedDaysAgo: 88,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'train', palette: 6 },
  body: prose(`
    Imam primjerak *Ane Karenjine* koji se raspao na tri sveska. Prvi drži gumica za kosu, drugi selotejp, treći navika. Čitala sam ga
    četiri puta i mogu pod zakletvom tvrditi da su to bile četiri različite knjige.

    ## U sedamnaestoj

    Preskakala sam Ljevina. Čim bi se pojavio sa svojom kosom i seljacima, okretala bih stranice palcem dok ponovno ne bljesne Vronskijev
    mundir. Bila sam uvjerena da je to roman o ljubavi i da je Karenjin čudovište s velikim ušima. Na kraju sam plakala, ali od uzbuđenja,
    kako se plače na koncertu.

    Na marginama iz tog vremena stoje uskličnici. Jedan je toliko dubok da se vidi na sljedeća dva lista.

    ## U dvadeset šestoj

    Čitala sam ga u vlaku, između dva grada i dva podstanarska stana. Tada me zanimala samo Ana: zašto ne ode, zašto ode tako kasno, zašto
    piše ono zadnje, zbrkano pismo. Ljutila sam se na nju kao na prijateljicu koja ne sluša savjete. Margine su pune pitanja koja nisu bila
    namijenjena njoj.

    Prvi put primijetila sam Dolly, umornu i s djecom, koja usput, u jednoj rečenici u kočiji, zamisli drukčiji život pa ga odloži kao
    rukavice.

    ## U trideset osmoj

    Bila je zima i nisam mogla spavati. Ovaj put prevladao je Ljevin: njegovo neznanje što da radi s rukama na vjenčanju, brat koji umire u
    lošem hotelu, ona kosidba koju sam u gimnaziji preskočila, a sad sam je čitala dvaput zaredom jer u njoj čovjek na nekoliko sati
    prestane misliti. Karenjin više nije bio čudovište. Bio je čovjek kojemu nitko nije objasnio kako se to radi, i koji uz kolijevku tuđeg
    djeteta prvi put pogodi.

    Plakala sam na drugom mjestu.

    > Knjiga se ne mijenja. Mijenja se duljina sjene koju bacamo na stranicu.

    ## Prošlog tjedna

    Primijetila sam pisca. Kako namjerno ne objasni prvi susret na kolodvoru, nego pusti čuvara pod vlak. Kako u salonima rečenice postaju
    kraće, a u polju dulje. Kako pas Laska u jednom poglavlju misli, i to bolje od gospode. Toliko sam puta bila u toj kući da sam konačno
    stigla pogledati kako su spojene grede.

    I prvi put sam bila starija od svih njih. Ana ima dvadeset i nešto. To u školi ne kažu, ili kažu onima kojima je dvadeset i nešto
    nezamislivo mnogo.

    ## Prijedlog

    Uzmite knjigu koju ste voljeli prije dvadeset godina. Ne onu koju ste trebali voljeti, nego onu pod jastukom. Pročitajte je s olovkom
    druge boje. Možda neće izdržati, i to je u redu; neke su ljubavi bile dobre upravo za tu godinu. Ali ako izdrži, dobit ćete dvoje
    sugovornika za cijenu jednoga: pisca i osobu kojoj ste nekad posudili ime.

    Noviji primjerak, onaj koji se ne raspada, [imamo na polici](/product/ana-karenjina). Svoj ne dam. Za dvadeset godina namjeravam vidjeti
    o čemu je zapravo.
  `),
}
