import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const elevenVoices: SeedPost = {
  key: 'sedam-minuta-jedanaest-glasova',
  title: 'Sedam minuta, jedanaest glasova',
  slug: 'sedam-minuta-jedanaest-glasova',
  excerpt: 'Slobodni mikrofon u podrumu: jedan strojovođa, jedna kemičarka, dvije molbe za razvod i zvono sa starog bicikla.',
  category: 'vecernja-citanja',
  tags: ['citanje-naglas', 'poezija'],
  publishedDaysAgo: 30,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'stage', palette: 6 },
  body: prose(`
    Pravila su napisana na poleđini kalendara i obješena iznad stuba: sedam minuta, svoje ili tuđe, bez uvoda duljeg od pjesme. Redoslijed
    izvlačimo iz šešira. Tko prekorači, čuje zvono. Zvono je sa starog bicikla koji je Gašpar vozio dok su mu još radile kočnice.

    Ovo je zapisnik s posljednjeg slobodnog mikrofona. Imena sam izostavila onima koji su to tražili.

    ## 19.04

    Prvi iz šešira izlazi strojovođa u mirovini. Čita iz bilježnice s mrljama od ulja, priču o lisici koja je dvadeset zima čekala isti
    teretni vlak na istom nasipu. Nije metafora, kaže. Čekala je jer je kuhar iz vagona bacao kosti. Publika se smije, a on čita dalje, sve
    tiše, do zime u kojoj lisice nema i u kojoj on svejedno potegne sirenu. Šest minuta i pedeset sekundi. Četrdeset godina reda vožnje ne
    zaboravlja se.

    ## 19.15

    Studentica kemije, prvi put pred mikrofonom. Prevela je periodni sustav u rimovane dvostihe i stigla do kroma. Netko dobacuje da bi
    volio čuti bakar. Bakar još nema rimu.

    ## 19.22

    Gospodin čita molbu za razvod iz 1931. koju je našao iza zrcala u naslijeđenom stanu. Službeni je jezik, brojevi paragrafa, žig. A onda
    u trećem odlomku podnositeljica navodi razlog: „jer on svako jutro za doručkom zna što ću reći”. U podrumu se čuje ventilator.

    ## 19.30

    Kao odgovor, iz zadnjeg reda javlja se žena koja nije bila u šeširu. Ima vlastitu presudu, noviju, i iz nje čita samo jednu rečenicu.
    Dogovorili smo se da je ovdje neću zapisati.

    ## 19.48

    Stanka. Čaj od šipka. Strojovođa objašnjava kemičarki kako zvuči bakar kad se na njega spusti pantograf. Ona zapisuje.

    ## 20.05

    Dvije gimnazijalke čitaju Marulića, i to početak [Judite](/product/judita), naizmjence stih po stih, toliko brzo da se petstoljetna
    čakavica odjednom pretvori u rep. Nitko ih na to nije nagovorio; za lektiru su imale nešto drugo. Pljesak koji ne prestaje. Zvono šuti
    premda je davno prošlo sedam minuta: Gašpar, kojemu je ono povjereno, plače.

    ## 20.20

    Nastavnik tjelesnog čita pjesmu o dvorani nakon što svi odu. Domar čita pjesmu o nastavniku tjelesnog. Nisu se dogovorili. Ili jesu.

    > Loša pjesma pročitana naglas vrijedi više od dobre koja je ostala u ladici, jer ovu prvu možeš popraviti već na putu kući.

    ## 20.41

    Posljednja je gospođa koja čita popis. Stvari koje je majka ostavila u kuhinji: cjedilo, dvije oštrice noža bez drške, konac, konac,
    konac. Popis traje četiri minute i nema nijedne glagolske radnje. Kad završi, nitko ne zna smije li se pljeskati. Prvi plješće
    strojovođa.

    ## 21.00

    Gasimo svjetla. U šeširu su ostala tri papirića i dobit će prednost sljedeći put. Na stubama me zaustavlja kemičarka, već s kapom na
    glavi. Našla je. *Bakar: uspori, pa ga čuješ kako šara.* Nije baš dvostih, ali potpisujem.
  `),
}
