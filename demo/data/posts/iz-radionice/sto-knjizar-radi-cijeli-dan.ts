import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const aBooksellersDay: SeedPost = {
  key: 'sto-knjizar-radi-cijeli-dan',
  title: 'Što knjižar radi cijeli dan',
  slug: 'sto-knjizar-radi-cijeli-dan',
  excerpt: 'Ne, ne čita. Pošten zapisnik jednog običnog utorka, od kartona u osam do zadnjeg pitanja u osam navečer.',
  category: 'iz-radionice',
  tags: ['knjizara'],
  publishedDaysAgo: 79,
  author: 'Gašpar Lulić',
  art: { kind: 'object', object: 'box', colour: 'natural', label: 'Pod lampom' },
  body: prose(`
    Na zabavama me pitaju isto: „Znači, ti po cijeli dan čitaš?” Sljedeći put izvadit ću ovaj zapisnik. Utorak, sredina mjeseca, ništa
    posebno.

    **8.10** Kutije. Jedanaest, ukupno sto četrdeset kilograma. Knjižar je, prije svega, prijevoznik. Knjige su najgušći oblik drva koji se
    prodaje na malo, a književnost to nimalo ne ublažava.

    **8.40** Otvaranje. Ovo je, priznajem, najbolji dio dana: skalpel, ljepljiva traka, miris. Svaku naslovnicu treba provjeriti prije nego
    što ode na policu. Pet ih ima udaren kut. Jedna ima naopako uvezan zadnji arak, pa krimić otkriva ubojicu na 190. stranici, a onda se
    još stotinu stranica svi prave da ne znaju. Vraćam je s tugom.

    **9.30** Narudžbe s interneta. Dvadeset i tri. Papir, karton, vrpca od papira. Netko je u napomenu napisao: „Molim vas nemojte reći o
    kojoj je knjizi riječ ako muž otvori vrata.” Pakiram dvostruko.

    **10.00** Otključavam. Na klupi već sjedi gospodin s termosicom.

    **10.20** Prvo pitanje: „Tražim knjigu, plava je.” To nije šala, to je struka. Nakon tri potpitanja (debela? s vodom? plakali ste?)
    knjiga je u ruci. Bila je zelena.

    **11.15** Poziv nakladniku. Naslov koji tri kupca čekaju dva tjedna „samo što nije”. To traje otkako znam za tog nakladnika.

    **12.00** Kruh, sir, pola poglavlja. Evo, jedino čitanje u danu, dvadeset minuta, stojeći, uz zvono koje prekida na najboljem mjestu.

    > Knjižar ne zna sve knjige. Zna tko ih je tražio i s kakvim licem.

    **13.00** Povrat. Gospođa je dobila isti roman triput za rođendan. Dajem joj dvije druge knjige i molim je da mi pošalje te prijatelje.

    **14.10** Premještanje. Poezija ide metar ulijevo, eseji metar udesno, a u nastali otvor stane točno ništa. Tri centimetra. Iz toga se
    poslije rodi nova polica, jer knjige šire zidove.

    **15.30** Djeca iz škole. Ulaze po dvoje, u parovima, izlaze u jednom komadu. Za sobom ostavljaju mrvice, jednu rukavicu i na
    [slikovnicama](/shop/slikovnice) nov poredak, očito smislen, jer ga danima ne diram.

    **16.45** Mladić želi nešto „za djevojku koja čita bolje stvari od mene”. Razgovaramo pola sata. Odlazi s tankim sveskom i s istim
    takvim za sebe, da se pripremi.

    **17.20** Inventura jednog metra. Svaki dan jedan metar, to je naše pravilo. Fale dvije knjige. Jedna je u izlogu, druga u rancu
    gospodina s termosicom, koji je ne krade, nego je svaki dan donosi sa sobom i na klupi čita, jer misli da tako mora. Objašnjavam mu da
    je mogla ostati unutra. Objašnjava mi da je na klupi svjetlije.

    **18.30** Otkup. Obitelj prazni djedov stan. Sedam kutija i pravo pitanje, koje nikad nije koliko vrijede, nego: hoće li ih netko
    čitati? Kažem istinu. Pola hoće.

    **19.40** Zadnja mušterija hoda po prstima i ništa ne pita. Takve ne smijete prekidati. U pet do osam spušta na pult jednu jedinu
    knjigu, tanku, i kaže: „Ova me zvala.” Blagajna, vrećica, laku noć.

    **20.00** Gasim sve osim zelene lampe. Sjedim još pet minuta. Ne čitam. Slušam kako se police namještaju nakon dana, kako drvo škripi i
    popušta, i razmišljam o ubojici sa 190. stranice, kojemu je, jedinomu u cijeloj kući, danas sve bilo jasno. O tome tko smo mi ostali,
    piše na stranici [O nama](/o-nama).
  `),
}
