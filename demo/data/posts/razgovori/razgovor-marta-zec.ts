import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const interviewMartaZec: SeedPost = {
  key: 'razgovor-marta-zec',
  title: 'Marta Zec: „Nacrtala sam medvjeda koji ne zna što bi”',
  slug: 'razgovor-marta-zec',
  excerpt: 'Ilustratorica slikovnica o bijeloj boji, o uredniku koji broji noge i o najstrožoj publici na svijetu.',
  category: 'razgovori',
  tags: ['ilustracija', 'djeca', 'autori'],
  publishedDaysAgo: 171,
  author: 'Tvrtko Šimić',
  art: { kind: 'scene', scene: 'forest', palette: 5 },
  body: prose(`
    Marta Zec dolazi s mapom A2 formata i djevojčicom od pet godina. Mapa se odmah raskopča, djevojčica odmah nestane među policama. „Ona mi
    je urednica”, kaže Marta. „Ja sam za nju samo vanjska suradnica.”

    **Vaš medvjed iz slikovnice „Što bih danas” cijelu knjigu stoji. Izdavači su, kažu, odbili ideju triput.**

    Četiri puta. Svi su tražili da se nešto dogodi: da krene u šumu, da sretne lisicu, da nešto nauči. A meni je trebao medvjed koji stoji u
    dovratku i ne zna što bi. Djeca to stanje poznaju bolje od nas. Stoje u hodniku s jednom čarapom i svijet je prevelik. Odrasli to zovu
    lijenošću, a to je zapravo meditacija.

    **Kako se crta neodlučnost?**

    Rukama. Lice mu uopće nisam mijenjala, na svih trideset i dvije stranice ima ista dva oka i isti nos. Ali ruke! Iza leđa, pa na glavi,
    pa jedna drži drugu. Crtala sam ih tri mjeseca, pred ogledalom, i moj muž je mislio da vježbam govor.

    > U dobroj slikovnici tekst zna nešto što slika ne zna, i obrnuto. Dijete je jedino koje zna oboje.

    **Koristite mnogo bjeline. Zašto?**

    Zato što je skupa. Šalim se. Ne šalim se: urednik je plati isto kao i šumu, pa se uvijek pita ne bi li tu moglo biti još koje stablo.
    Ali bijela je mjesto u koje dijete ulazi. Ako sve nacrtam, ostane pred vratima i gleda. U „Što bih danas” šuma je na prvoj stranici
    cijela, a na zadnjoj ostane jedna grana. Šuma nije otišla. Samo je medvjed prestao gledati u nju.

    **Što djeca kažu?**

    Istinu. Na jednoj radionici dječak mi je rekao: „Ovo je dosadno, ali volim.” To bih stavila na koricu. Druga djevojčica prigovorila je
    da medvjed na osamnaestoj stranici ima pet prstiju, a na devetnaestoj četiri. Provjerila sam. U tiskari su dodali peti, misleći da sam
    zaboravila.

    **Jeste li se ikad bojali da ste nešto nacrtali prestrašno?**

    Jesam, i svaki put krivo. Djeca se boje onoga što roditelji preskoče. Ako kod vuka brže okreneš stranicu, onda je vuk strašan. Ako
    zastaneš i pogledaš mu zube, vuk postane nešto što se može izbrojiti. Gledala sam vas kako čitate: vi pri vuku usporite. To je točno.

    **Hvala. Što savjetujete roditeljima koji biraju?**

    Neka otvore knjigu naopako. Ako je slika i tada zanimljiva, to je dobra slika. I neka ne gledaju dob na poleđini. Moja majka ima
    sedamdeset i dvije i čita samo [slikovnice](/shop/slikovnice), kaže da nema vremena za dulje laži.

    **Na čemu sada radite?**

    Na knjizi o kamenu. Radnja: ne miče se. Mislim da bi se ovaj put moglo dogoditi nešto, ali bojim se da bih pokvarila napetost.

    U tom se trenutku iza police javlja urednica, ne podižući glavu: „Mama, kamen se može smočiti.” Marta Zec vadi olovku i, prvi put otkako
    je došla, prestaje govoriti.
  `),
}
