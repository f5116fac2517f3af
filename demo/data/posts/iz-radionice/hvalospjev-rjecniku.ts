import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const inPraiseOfTheDictionary: SeedPost = {
  key: 'hvalospjev-rjecniku',
  title: 'Hvalospjev rječniku',
  slug: 'hvalospjev-rjecniku',
  excerpt: 'Jedina knjiga koju nitko nije pročitao do kraja, a svima se otvori na pravom mjestu. Jedna obiteljska povijest u natuknicama.',
  category: 'iz-radionice',
  tags: ['prevodenje', 'navike'],
  publishedDaysAgo: 204,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'desk', palette: 4 },
  body: prose(`
    **abeceda** (ž.) U našoj je kući visjela iznad hladnjaka. Djed ju je izradio od šperploče, svako slovo s pripadajućom životinjom, i
    zapelo je kod Đ. Đ je bilo prazno četiri godine. Onda je u susjedstvo došao pas Đuro.

    **debljina** (ž.) Rječnik je prva knjiga na kojoj sam sjedila. Bez njega nisam dosezala stol. Tvrdim da se nešto od toga upije.

    **kasniti** (nesvrš.) Rječnici uvijek kasne. Kad riječ uđe u njih, klinci je već izgovaraju s podsmijehom. Ali u tom je kašnjenju
    mudrost krčmara: pušta unutra tek one za koje je jasno da neće povraćati po stepenicama.

    **listanje** (s.) Na zaslonu riječ nađeš, i to je sve. U knjizi je tražiš, a to je posve drugi glagol. Idući po *meandar* svrneš na
    *mećavu*, zastaneš na *medenjaku* i na kraju se vratiš s torbom punom stvari koje nisi namjeravao kupiti. Nijedan moj tekst nije nastao
    bez barem jedne riječi iz susjedstva.

    > Tražilica odgovara na pitanje. Rječnik odgovara i na ono koje nisi znao postaviti.

    **ljubav** (ž.) Najizlizanija stranica u svakom rabljenom rječniku. Provjerila sam na devet primjeraka iz našeg podruma. U osam je
    stranica tamnija od ostalih, u devetom je nema.

    **natuknica** (ž.) Ljudi misle da je to suhoparan oblik. Ali pročitajte bilo koju polako: tko je, odakle je došla, s kim se druži, u
    kojem se značenju udala. To su biografije. Neke imaju i mračnu mladost.

    **pogreška** (ž.) U jednom izdanju iz djedova vremena uz riječ *sretan* stoji uputa: *v. slučajan*. Tiskar je valjda zamijenio listiće.
    Ili nije.

    **posuditi** (svrš.) Riječ koja u nas znači i dati i uzeti, pa se nikad ne zna tko je komu dužan. Odatle polovica sporova u knjižarama.
    U rječnik smo, s unutarnje strane, lijepili popis kome smo što posudili. Popis je posudio stric.

    **putovati** (nesvrš.) Svekrva mi je na more nosila samo dvojezični rječnik. Nijedan roman. „Tu su svi likovi”, govorila je, „samo što
    još ne znaju jedni za druge.”

    **stari** (prid.) Stare rječnike ljudi donose u otkup s isprikom. Ne odbijamo ih. U starom rječniku žive riječi kojih u novome nema, i
    netko mora znati što je *kubura*, što *šećerpar* i što se radilo *na prelu*. Kad prevoditelj krene po prošlo stoljeće, ondje puni
    spremnik. O tome je pisano [ovdje](/o-prevodenju-onoga-cega-nema).

    **šutnja** (ž.) Definirana je odsutnošću govora. Nisam zadovoljna.

    **ustrajnost** (ž.) Ljudi koji su izrađivali rječnike umirali su oko slova P. Nasljednici bi nastavljali, i u tome je nešto najljepše
    što o radu znam: započeti nešto što ćeš dovršiti samo ako ti vjeruje netko koga još nisi upoznao.

    **zadnja stranica** (izr.) Znate li što je zadnja riječ u vašem rječniku? Pogledajte večeras. U mojem je *žvrljotina*. Četrnaest stotina
    stranica uzvišenog nastojanja, i na kraju zamahne netko s bojicom.

    **žurba** (ž.) Nema je. Nađete li [bilježnicu](/shop/papirnica) u koju biste počeli skupljati svoje natuknice, počnite od bilo kojeg
    slova. Samo, molim vas, ostavite malo mjesta kod Đ.
  `),
}
