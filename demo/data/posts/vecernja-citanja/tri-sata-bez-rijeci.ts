import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const threeHoursOfSilence: SeedPost = {
  key: 'tri-sata-bez-rijeci',
  title: 'Tri sata bez riječi',
  slug: 'tri-sata-bez-rijeci',
  excerpt: 'Trideset ljudi, trideset lampi i košara puna telefona. Kako izgleda večer na kojoj nitko nikomu ne čita.',
  category: 'vecernja-citanja',
  tags: ['navike', 'knjizara'],
  publishedDaysAgo: 102,
  author: 'Gašpar Lulić',
  art: { kind: 'object', object: 'lamp', colour: 'petrol' },
  body: prose(`
    Ideja je bila Ivina, a posudio ju je, rekla je, od svih koji su ikada bili u čitaonici. Okupiti ljude da čitaju svatko svoje, zajedno i
    šutke. Smatrao sam da nitko neće doći. Zašto bi netko prešao pola grada da u tuđoj prostoriji radi ono što može kod kuće, na kauču, u
    čarapama?

    Odgovor stane u jednu riječ, a ta riječ stoji u košari na ulazu: telefon.

    ## Kako se to radi

    U pola devet otključamo. Svatko dobije mjesto, stolnu lampu i kartončić s brojem, isti kao na garderobi. Telefon ide u košaru, kartončić
    u džep. Neki ga ondje ostave kao da predaju dijete. Jedna je gospođa svoj umotala u šal.

    U devet gasimo stropna svjetla. Tada se, jedna po jedna, pale lampe: posudili smo ih s tavana, iz škole, iz jednog zatvorenog hotela.
    Nema dviju istih. Prostorija u tom trenutku izgleda kao grad viđen iz aviona, i to je jedini prizor večeri; poslije se više ništa ne
    događa.

    ## Što se događa kad se ništa ne događa

    Prvih deset minuta ljudi se namještaju. Kašlju, skidaju veste, provjeravaju džep u kojem nema ničega. Oko devet i petnaest kroz sobu
    prođe nešto kao val i svi se istodobno slegnu. Od tada se čuje samo papir.

    Nikada prije nisam slušao kako se lista. Tanki biblijski listovi šušte kao mlin. Stari, voluminozni papir zvuči kao netko tko gazi po
    snijegu. Gospodin do radijatora čita note i okreće stranice točno u taktu; nakon nekog vremena znao sam po tome da je prešao na adagio.

    > Nema druženja koje traži manje, a ostavi toliko.

    Oko deset netko se nasmije naglas. Trideset glava podigne se i trideset se lica nasmiješi, a da nitko ne zna čemu. U pola jedanaest
    jedna djevojka obriše oči rukavom i osoba preko puta, ne dižući pogled, gurne prema njoj paket maramica. To je cijeli dijalog večeri.

    ## Popis s poda

    U ponoć budimo čitatelje čajem. Kad odu, pometem i popišem što se čitalo, koliko sam sa svog mjesta uspio vidjeti:

    - sedam romana, od toga tri s krajem koji je te večeri stigao
    - *Ribanje i ribarsko prigovaranje*, s olovkom
    - udžbenik anatomije, dvoje ljudi, isti svezak
    - zbirka pjesama, četrdeset stranica u tri sata, najsporiji i najsretniji čitatelj
    - kuharica
    - pisma, prava, iz kutije za cipele

    ## I poslije

    Nitko ne žuri po telefon. Stoje s čajem, trepću i govore tiše nego inače, kao da su se upravo vratili odnekud gdje je bilo snijega.
    Gospođa sa šalom zaboravila je svoj kod nas. Došla je po njega sutradan u podne, i to, kaže, samo zato što ju je sin zvao na kućni.

    Sljedeće noćno čitanje najavljujemo u [pismu pod lampom](/clanstvo), mjesta je trideset, jer je toliko lampi. Ako imate neku viška, onu
    koja više ne ide ni uz što, donesite je. Kod nas ide uz sve.
  `),
}
