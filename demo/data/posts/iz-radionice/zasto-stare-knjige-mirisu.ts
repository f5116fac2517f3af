import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const whyOldBooksSmell: SeedPost = {
  key: 'zasto-stare-knjige-mirisu',
  title: 'Zašto stare knjige mirišu na vaniliju',
  slug: 'zasto-stare-knjige-mirisu',
  excerpt: 'Malo kemije, malo nostalgije i upute kako policu sačuvati od sunca, kuhinje i dobronamjernih rođaka.',
  category: 'iz-radionice',
  tags: ['obrt', 'antikvarijat'],
  publishedDaysAgo: 112,
  author: 'Tvrtko Šimić',
  art: { kind: 'scene', scene: 'shelf', palette: 14 },
  body: prose(`
    Tko god siđe u naš podrum, na četvrtoj stubi udahne i kaže *aaah*. Ne zna zašto. Kaže: „Miriše kao kod bake.” Bake su, koliko znam,
    mirisale različito, a podrumi mirišu jednako. Evo zašto.

    ## Što se zapravo događa

    Papir je drvo koje je prošlo kroz vodu. U njemu je celuloza, duga i mirna, i lignin, koji u stablu drži vlakna zajedno. S godinama se i
    jedno i drugo polako raspada, pod utjecajem zraka, svjetla i kiselina koje su u papiru ostale iz proizvodnje. Iz tog raspada izlaze
    hlapljive tvari, svaka sa svojom notom: neke podsjećaju na travu, neke na badem, neke na kavu. Lignin je srodan vanilinu, pa kad se
    razgrađuje, zrak zasladi.

    Drugim riječima, miris koji volimo jest miris kako knjiga nestaje. Vrlo polako, desetljećima, i vrlo pristojno.

    > Knjiga ne stari odjednom. Svaki put kad je otvorite, ispusti jedan mali uzdah.

    ## Zašto nove ne mirišu jednako

    Nova knjiga miriše na tiskarsku boju i ljepilo, i to je sasvim drugi instrument, puhački. Bezdrvni papir, u kojem lignina gotovo i nema,
    neće ni za sto godina mirisati na kolače. Zato će, paradoksalno, jeftina izdanja iz sredine prošlog stoljeća jednog dana mirisati ljepše
    od skupih. Ako do tada preostane što.

    Najjače mirišu džepni krimići iz šezdesetih. Kisele se brzo, tamne s rubova i lome se kao čips, ali kad ih otvorite, cijeli vam autobus
    bude slastičarnica.

    ## Kako sačuvati policu

    Ljudi nas pitaju kako čuvati stare knjige. Ukratko: kao stare ljude. Ni na suncu, ni na propuhu, i ne previše lijekova.

    - **Svjetlo.** Hrbat pod prozorom izblijedi za dva ljeta. Zavjesa je jeftinija od uveza.
    - **Vlaga.** Najbolje između četrdeset i pedeset pet posto. Kuhinja i kupaonica nisu dobre, čak ni za kuharice i Arhimeda.
    - **Zrak.** Ne gurajte ih do zida. Dva prsta razmaka i plijesan će otići nekomu drugom.
    - **Uspravno.** Visoke uz visoke. Knjiga koja se godinama naslanja na prijateljicu iskrivi se, i ona i prijateljica.
    - **Ruke.** Rukavice ostavite filmovima. Čisti, suhi prsti bolje osjećaju kad list hoće puknuti.
    - **Ljepljiva traka.** Nikada. Ni „samo malo”. Ni „prozirna”. Rođaka koji dolazi s trakom zaposlite oko roštilja.

    ## A ako zaudara

    Vanilija je jedno, a pljesniv ormar drugo. Ako knjiga udara na vlagu, stavite je u kutiju s otvorenom zdjelicom sode bikarbone, da se ne
    dodiruju, i ostavite dva tjedna. Zatim na zrak, u sjenu, rastvorenu u lepezu. Ako pahuljice plijesni vidite golim okom, zovite nekoga
    tko to zna: na primjer [Tonku Radaš](/razgovor-tonka-radas), koja takve knjige prima kroz prozor.

    Za kraj mali pokus. Uzmite najstariju knjigu u kući, otvorite je u sredini, uz sam hrbat, i udahnite. Ako osjetite duhan, netko je čitao
    navečer. Ako osjetite lavandu, netko ju je čuvao. Ako ne osjetite ništa, otvorite je češće. Ili dođite k nama na četvrtu stubu: udisanje
    ne naplaćujemo.
  `),
}
