import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const interviewDunjaKralj: SeedPost = {
  key: 'razgovor-dunja-kralj',
  title: 'Dunja Kralj: „Vlak je jedina soba u kojoj nepoznati još razgovaraju”',
  slug: 'razgovor-dunja-kralj',
  excerpt: 'Uoči čitanja iz romana „Južni vagon” autorica govori o kašnjenju, kondukterima i o poglavlju koje je izbacila zbog psa.',
  category: 'razgovori',
  tags: ['autori', 'roman', 'putovanje'],
  publishedDaysAgo: 6,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'train', palette: 7 },
  body: prose(`
    Dunja Kralj kasni dvadeset minuta i ispričava se rečenicom koja je, čini mi se, uvježbana: „Oprostite, pisala sam o vlakovima pa sam se
    saživjela.” Naručuje čaj i ostavlja ga. Njezin prvi roman, *Južni vagon*, događa se od početka do kraja u jednoj kompoziciji koja stoji
    na otvorenoj pruzi, negdje između Ogulina i mora.

    **Pet stotina stranica, a vlak se pomakne sedamsto metara. Jeste li se bojali da će čitatelj sići?**

    Bojala sam se da ću sići ja. Prve dvije godine pisala sam putovanje: postaje, granicu, dolazak. Bilo je pristojno i mrtvo. Onda sam se
    jednog studenog vozila u Split i stali smo u polju na četiri sata, zbog stabla. Nakon prvog sata ljudi su prestali gledati kroz prozor i
    počeli gledati jedni druge. Netko je izvadio pečenu piletinu. Netko je priznao da ne ide na more, nego od njega. Shvatila sam da je
    stajanje radnja.

    **Glavni lik ipak je kondukter Tomo.**

    Tomo ima uniformu i nema nikakvu moć. Ne može pokrenuti vlak, ne zna kada će krenuti, a svi pitaju njega. Nije li to najtočniji opis
    roditelja, liječnika, boga u nekim knjigama? Moj je djed bio kondukter. Kad je umro, našla sam mu bilježnicu u koju je zapisivao
    izgovore putnika bez karte. Svaki je malo remek-djelo. Iz nje je u knjigu ušlo jedanaest rečenica i nitko ih ne može prepoznati, jer
    zvuče manje vjerojatno od izmišljenih.

    > Kad vlak stane, svatko na trenutak ostane bez svog razloga.

    **Kažete da ste jedno poglavlje izbacili. Zašto?**

    Zbog psa. Imala sam poglavlje iz perspektive psa u prtljažnom vagonu, četrdeset stranica. Bilo je najbolje napisano i svi koji su
    rukopis čitali hvalili su samo njega. Urednik mi je rekao: „Ako ostane pas, sve ostalo je čekanje da se vratimo psu.” Imao je pravo.
    Pročitat ću ga na večeri kod vas, pa neka se publika rasplače mimo knjige.

    **Kako pišete? Redovito, po satu?**

    Loše i ujutro. Imam pravilo o tristo riječi, a onda se ide po kruh. Ako idem po kruh prije, ne vrijedi. Većinu dana tih tristo riječi
    sutradan bacim, ali put do pekarnice ostane. Roman je zapravo napisan na potezu od dvjesto metara.

    **Što čitate dok pišete?**

    Ništa s dugim rečenicama, jer sam povodljiva. Čitam vozne redove, ozbiljno, stare. I [poeziju](/shop/poezija), ali samo onu koju već
    znam. Kad sam zapela kod majke u petom vagonu, spasio me Čehov: kod njega ljudi govore o vremenu, a vi čujete da im je kuća prodana.

    **Završetak nećemo otkriti, ali recite: kreće li vlak?**

    Ovisi na koju stranu gledate. Na jednom prozoru kreće, a na drugom prođe susjedni vlak. Znate taj osjećaj? U trbuhu se krene, a stojiš.
    Ja mislim da je književnost otprilike to.

    *Dunja Kralj čita kod nas, u Tihoj ulici 7. Dan i sat stoje među [događajima](/dogadjaji), a [članovima](/clanstvo) čuvamo mjesto do večeri uoči čitanja.*
  `),
}
