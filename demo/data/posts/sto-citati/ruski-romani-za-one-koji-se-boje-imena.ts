import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const russianNovelsForTheAfraid: SeedPost = {
  key: 'ruski-romani-za-one-koji-se-boje-imena',
  title: 'Ruski romani za one koji se boje imena',
  slug: 'ruski-romani-za-one-koji-se-boje-imena',
  excerpt: 'Tko je Rodja, a tko Rodion Romanovič i zašto je to ista osoba. Kratki vodič s redoslijedom čitanja.',
  category: 'sto-citati',
  tags: ['popis', 'klasici', 'roman'],
  publishedDaysAgo: 55,
  author: 'Iva Rendulić',
  art: { kind: 'scene', scene: 'snow', palette: 2 },
  body: prose(`
    Najčešća rečenica na našoj blagajni, odmah iza „imate li vrećicu”, glasi: „Htjela bih Ruse, ali sva ta imena.” Razumijem. Otvorite
    knjigu i na desetoj stranici u salonu sjedi dvanaest ljudi, a njih dvanaest ima trideset i šest imena. Objasnit ću to jednom zauvijek, a
    onda ćemo čitati.

    ## Tri minute gramatike

    Svaki čovjek u ruskom romanu ima tri imena i hrpu nadimaka. Uzmimo Raskoljnikova:

    - **Rodion** je ime, ono s krštenja.
    - **Romanovič** znači da mu se otac zove Roman. Kći bi bila Romanovna.
    - **Raskoljnikov** je prezime.
    - **Rodja** i **Rodjenjka** govori majka, od milja.

    Pravilo je jednostavno: što je ime dulje, to je odnos službeniji. Kad istražitelj kaže *Rodione Romanoviču*, pristojan je i opasan. Kad
    majka kaže *Rodja*, brine se. Imena su, dakle, termometar. Čim to shvatite, prestanu smetati i počnu pomagati: pola radnje vidi se po
    tome tko je koga kako oslovio.

    > Popis likova na početku knjige nije priznanje poraza nego voćna salata: uzmete koliko vam treba.

    ## Redoslijed

    **Prva stepenica: [Bijele noći](/product/bijele-noci).** Dva lika, od kojih jedan nema ime. Ne može biti lakše. Ako vam se svidi kako se
    njih dvoje upadaju jedno drugome u riječ, spremni ste.

    **Druga: Čehov, bilo koja zbirka priča.** Ljudi s običnim brigama i sa samo jednim imenom. Čitajte ih jednu po jednu, kao bombone s
    rumom.

    **Treća: [Mrtve duše](/product/mrtve-duse).** Imena ovdje i ne trebate pamtiti, jer Čičikov svakoga posjeti jednom i ode dalje. A smijat
    ćete se naglas, što je za ruski roman nedovoljno poznata nuspojava.

    **Četvrta: [Zločin i kazna](/product/zlocin-i-kazna).** Krimić u kojem od početka znate ubojicu, pa umjesto *tko* pitate *kako će s tim
    živjeti*. Prva trećina drži dah, a onda shvatite da je to zapravo knjiga o sestri, o majci i o Sonji.

    **Peta: [Oblomov](/product/oblomov).** Odmor. Glavni lik leži, vi ležite.

    **Šesta: [Ana Karenjina](/product/ana-karenjina).** Najprije ćete tražiti Anu, a naći ćete sedam ljudi koje poznajete. Imena do tada
    više nećete ni primjećivati.

    **Sedma: Rat i mir.** Ne bojte se opsega, bojte se kraja, jer će vam nedostajati. Francuski dijelovi prevedeni su u dnu stranice, a
    filozofski se smiju čitati ukoso. Rekla sam to naglas i još stojim.

    ## Alat

    Neka vam straničnik bude list papira. Na njega zapisujte imena kako dolaze i povlačite crte: brat, zaručnik, duguje mu novac. Do stote
    stranice imat ćete rodoslovno stablo, do dvjestote ga više nećete trebati. Čuvam nekoliko takvih listova iz otkupljenih knjiga;
    najljepši ima, uz ime jednog grofa, samo tri slova: *uf!*

    I još nešto. Nemojte početi u siječnju. To rade svi, zbog snijega, i do veljače odustanu zbog računa za grijanje. Ruski roman najbolje
    uspijeva u listopadu, kad se ionako ne zna koliko je sati.
  `),
}
