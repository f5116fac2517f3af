import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const interviewLovroBesker: SeedPost = {
  key: 'razgovor-lovro-besker',
  title: 'Lovro Besker: „Pjesma mi nije dužna objašnjenje, a ni ja njoj”',
  slug: 'razgovor-lovro-besker',
  excerpt: 'Pjesnik i meteorološki motritelj sa Zavižana o kratkim stihovima, dugim zimama i o tome zašto u zbirci nema nijednog oblaka.',
  category: 'razgovori',
  tags: ['poezija', 'autori'],
  publishedDaysAgo: 116,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'snow', palette: 19 },
  body: prose(`
    Veza puca tri puta. „To je bura, nije do vas”, kaže glas iz slušalice, a onda se čuje kako se negdje iza njega zatvaraju vrata. Lovro
    Besker dva tjedna u mjesecu provodi kao motritelj na planinskoj postaji: u sedam, u četrnaest i u dvadeset i jedan sat izlazi i
    zapisuje. Između toga piše pjesme. Njegova treća zbirka zove se *Vidljivost 200 metara*.

    **Posao vam je gledati nebo, a u zbirci nema nijednog oblaka. Namjerno?**

    Oblake sam već zapisao, i to za državu, po međunarodnom ključu. Ima ih deset rodova i svakome znate brojku. Bilo bi mi kao da poštar kod
    kuće piše adrese. U pjesmama me zanima ono što nema svoju rubriku.

    **Na primjer?**

    Na primjer, zvuk kad se snijeg prestane taliti. Postoji točan trenutak, negdje oko četiri popodne, kad kapanje prestane. Nema šifre. Ili
    osjećaj da je netko upravo izašao iz sobe u kojoj si sam već jedanaest dana.

    **Pjesme su vam sve kraće. Najkraća u novoj zbirci ima četiri riječi.**

    Imala je i petu. Oduzeo sam je nakon korekture, a slagar me nazvao i pitao jesam li siguran. To mi je najdraža kritika: čovjek je
    osjetio da je tu nešto bilo.

    > Pišem dok ne ostane samo ono što bih mogao izgovoriti vani, na minus petnaest, a da ne udahnem dvaput.

    **Što kažete onima koji tvrde da suvremenu poeziju ne razumiju?**

    Da ne razumijem ni ja, nego je slušam. Kad pijete vodu s izvora, ne pitate što je izvor htio reći. Ljudi su u školi naučeni da je pjesma
    bravica i da negdje postoji ključ, i onda se srame ako ga nemaju. Nema ključa. Uđi. Ako ti je hladno, izađi, ništa strašno. Ako ti je
    hladno pa ostaneš, onda je to tvoja pjesma.

    **Ima li prognoze za poeziju?**

    Promjenljivo, s izgledima. Čitatelja je malo, ali su uporni. Jedna žena iz Otočca svake mi godine pošalje paket: orahe, čarape i popis
    stihova s kojima se ne slaže. Za nju pišem. Ove me godine pohvalila na dva mjesta i zabrinuo sam se.

    **Čitate li kolege?**

    Zimi, kad ralica ne dođe. Gore imamo jednu policu i nepisano pravilo da svaki motritelj ostavi jednu knjigu, a ne odnese nijednu. Ima
    četrdesetak naslova, uglavnom [krimića](/shop/krimici), jedan Kranjčević bez korica i udžbenik pčelarstva. Pčelarstvo je najčitanije.
    Valjda zato što gore nema nijednog cvijeta do lipnja.

    **Vaša pjesma „Dežurstvo” završava usred rečenice. Zašto?**

    Zato što je zazvonila budilica. Bilo je dvadeset i jedan sat, morao sam van. Kad sam se vratio, bila je gotova.

    *„Vidljivost 200 metara” čitamo na sljedećem slobodnom mikrofonu. Do tada je pjesnikova polica [ovdje](/shop/poezija), a oblaci su, kao
    i uvijek, iznad.*
  `),
}
