import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const interviewTonkaRadas: SeedPost = {
  key: 'razgovor-tonka-radas',
  title: 'Tonka Radaš: „Knjiga je stroj s jednim jedinim pokretnim dijelom”',
  slug: 'razgovor-tonka-radas',
  excerpt:
    'U radionici najmlađe zagrebačke knjigoveškinje, među prešama starijima od tramvaja, o ljepilu, strpljenju i obiteljskim Biblijama.',
  category: 'razgovori',
  tags: ['obrt', 'zagreb'],
  publishedDaysAgo: 73,
  author: 'Gašpar Lulić',
  art: { kind: 'object', object: 'notebook', colour: 'brick' },
  body: prose(`
    Radionica je u dvorištu, iza automehaničara. Dva majstora, kaže Tonka Radaš, lijepo se slažu: on posuđuje njezine škare, ona njegov
    kompresor. Na stolu leži rastavljena kuharica. Listovi su joj složeni u snopiće kao karte pred dijeljenje.

    **Koliko je ovoj knjizi godina?**

    Sedamdeset i nešto. Tri su generacije po njoj prolijevale isto ulje. Naručiteljica me molila da mrlje ostanu, samo da se stranice
    prestanu gubiti. To je zapravo najčešća narudžba: ne *učinite je novom*, nego *učinite da još traje*.

    **Kako netko danas postane knjigovezac?**

    Iz inata. Studirala sam dizajn i tri godine crtala korice na zaslonu, a nikad nijednu nisam dodirnula. Onda mi se raspao diplomski rad,
    doslovno, na obrani, list po list po podu dvorane. Mentor je rekao da je to jaka metafora. Ja sam išla tražiti nekoga tko zna šivati.
    Našla sam gospodina Rudolfa, imao je osamdeset i jednu i nije primao učenike. Dolazila sam svaki dan dva mjeseca i mela. Treći mjesec
    dao mi je iglu.

    **Što je najteže naučiti?**

    Čekati. Ljepilo se suši onoliko koliko se suši. Prešu stegneš i odeš. Ako zaviriš, pogriješio si. Rudolf je govorio da su u ovom poslu
    svi alati stari osim strpljenja, njega moraš svako jutro napraviti iznova.

    > Dobar se uvez ne vidi. Vidi se samo to da knjiga ostane otvorena kad makneš ruke.

    **Zato kažete da je knjiga stroj?**

    Stroj s jednim pokretnim dijelom: hrptom. Sve ostalo miruje. Ako hrbat radi, knjiga se otvori kao dlan i ne treba je držati. Ako ne
    radi, čitate u procijepu. Meki uvez s ljepilom zapravo je notes s ambicijama. Ne podcjenjujem ga, i sama tako čitam
    [krimiće](/shop/krimici) u kadi. Ali za ono što želite ostaviti djeci, pitajte ima li konca.

    **Što vam ljudi donose?**

    Biblije, uvijek s rođenjima zapisanima na prvoj stranici. Kuharice. Jednu *Vatru i ništa* punu osušenih mušica. Pisma koja žele kao
    knjigu. Prošle godine došao je čovjek sa snopom računa iz kafića: na poleđini svakoga njegov je otac crtao istog goluba, trideset
    godina. Uvezla sam ih po datumu. Kad brzo listaš, golub poleti. Nisam mu rekla, pustila sam da otkrije sam.

    **Može li to svatko?**

    Iglu kroz papir, da. Prva bilježnica uvijek ispadne kriva i svi je vole najviše. Na radionici kod vas radimo koptski uvez, šivan bez
    hrpta, najstariji koji postoji. Otvara se do kraja, oprašta pogreške i za nj trebaju samo igla, konac i tri sata u kojima vas nitko neće
    zvati.

    **A ako ispadne jako kriva?**

    Onda je za pjesme. Račune vodite u ravnoj.

    *Tko bi radije gotovu, na polici [papirnice](/shop/papirnica) imamo i Tonkine bilježnice. Ravne su. Većinom.*
  `),
}
