import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const readingAloudToChildren: SeedPost = {
  key: 'kako-citati-naglas-djeci',
  title: 'Kako čitati naglas djeci, a ne zaspati prvi',
  slug: 'kako-citati-naglas-djeci',
  excerpt: 'Devet godina subotnjih čitanja naučilo nas je da djeca ne traže glumca. Traže nekoga tko neće preskočiti stranicu.',
  category: 'o-citanju',
  tags: ['citanje-naglas', 'djeca'],
  publishedDaysAgo: 3,
  author: 'Tvrtko Šimić',
  art: { kind: 'scene', scene: 'reading', palette: 4 },
  body: prose(`
    Prvo pravilo čitanja naglas glasi: dijete zna. Zna kad preskačete odlomak, zna kad mislite na račun za struju i zna da vuk u ovoj knjizi
    govori sporije nego sinoć. Drugo pravilo glasi: svejedno čitajte. Umoran glas bolji je od svake zvučne knjige, jer u njemu netko sjedi.

    Subotom ujutro čitam na tepihu našeg dječjeg odjela, pred šesnaestero publike koja se ne libi ustati i otići. U devet godina naučio sam
    nekoliko stvari koje mi nitko nije rekao na studiju.

    ## Ne glumite, nego slušajte

    Roditelji često misle da moraju znati raditi glasove. Ne moraju. Ako vam medvjed zvuči kao vaš šef, u redu je, ali ako vam ne zvuči
    nikako, još je bolje: dijete će mu glas dodati samo. Jedino što zaista treba jest **dah**. Stanite na kraju rečenice. Stanite dulje
    prije okretanja stranice. U toj se stanki događa čitanje, jer dijete tada pogađa što slijedi, a pogađanje je cijela književnost u
    malome.

    Ako ne znate kamo s tišinom, pogledajte sliku zajedno s njim. Dobra [slikovnica](/shop/slikovnice) nikad ne crta isto što i piše, a
    djeca tu razliku vide prva. „Zašto mačka ima samo tri noge?” pitala me prošlog tjedna djevojčica od četiri godine. Čitam tu knjigu šestu
    godinu. Mačka doista ima tri noge.

    ## Ista priča, četrnaesta večer

    Doći će razdoblje kad će jedna knjiga pojesti sve ostale. Nemojte je sakriti iza ormara. Ponavljanje je način na koji se dijete uvjerava
    da svijet drži: vuk je i večeras pojeo baku i bakica je i večeras izašla živa. Vama je dosadno, njemu je sigurno. Kad se uvjeri, samo će
    prijeći na sljedeću, obično one večeri kad ste vi staru konačno zavoljeli.

    > „Čitaj opet” nije prigovor nego najkraća književna kritika na svijetu.

    ## Sitnice koje pomažu

    - Čitajte uvijek na istom mjestu, a knjigu neka bira dijete, pa i naopako okrenutu.
    - Sjednite tako da lampa svijetli na stranicu, a ne u vaše oči. Tko trepće, taj drijema.
    - Kad naiđete na riječ koju dijete ne zna, nemojte je odmah objasniti. Pročitajte rečenicu do kraja, i u pola slučajeva objasnit će se sama.
    - Prst pod retkom ostavite za školu. Večeras se ne uči čitati, večeras se čita.
    - Ako zaspite usred rečenice, probudit će vas lakat. To je također dio obreda.

    ## Kad se prestaje

    Kad dijete nauči čitati samo, mnogi s olakšanjem predaju štafetu. Šteta. Tek su tada u dosegu knjige koje bi mu same bile preteške:
    duge, s poglavljima, s nekim tko umire i nekim tko se vrati. Čitajte naizmjence, stranicu vi, stranicu ono. Kod nas taj pretinac police
    zovemo [mladi čitatelji](/shop/mladi-citatelji), premda u njega zalaze i vrlo stari.

    Moja majka čitala mi je do jedanaeste godine. Pred kraj sam znao čitati brže od nje i nisam joj rekao. Mislim da je znala. Ni ona mi
    nije rekla da joj je dosta bajki, pa smo tako, oboje iz pristojnosti, stigli do Julesa Vernea.
  `),
}
