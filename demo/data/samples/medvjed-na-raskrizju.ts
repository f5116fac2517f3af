import type { Sample } from './samples'

export const medvjed: Sample = {
  chapter: 'Crveno',
  first: 10,
  pages: 3,
  text: `Prvoga jutra vidjela ga je samo Štefica iz pekare, a njoj nitko ne vjeruje prije devet. Stajala je s licem u oknu, brašnjava do lakata,
    i gledala kako medvjed silazi niz Školsku ulicu, po desnoj strani, bez žurbe, kao čovjek koji zna da autobus kasni.

    Na raskrižju je stao. Bilo je crveno.

    Semafor smo dobili prije dvije godine, iz fondova, i jedini je između Delnica i mora na kojem se ne križa ništa ni s čim. Glavna cesta
    tuda prolazi, a sporedna se nakon trideset metara predomisli i postane livada. Ljudi su ga prvih mjeseci poštovali iz pristojnosti,
    poslije iz navike, a onda nikako. Medvjed je, dakle, bio prvi koji je na njemu doista čekao.

    Kad se upalilo zeleno, prešao je. Sjeo je pred zatvorenu poštu, pogledao lijevo, pa desno, i ostao do pola sedam. Potom se digao i
    otišao onuda kuda je došao, i opet pričekao svoje.

    — Nije mogao biti medvjed — rekao je načelnik kad su mu javili. — Medvjed ne razlikuje boje.

    — Možda gleda gore i dolje — rekla je Štefica.

    Drugoga jutra bilo nas je osmero iza zavjese u pekari, a trećega se na prozore s pogledom na raskrižje moglo doći samo uz poznanstvo.
    Došao je u šest i dvije minute. Pahulje su mu se topile na leđima i tijelo mu se pušilo kao tava. Upalilo se crveno, i on je stao, i
    cijelo je mjesto uzdahnulo kao na procesiji.

    Šumar Drago nije bio među nama. On je ležao kod kuće i znao je da je to Jura. Upoznao ga je prije sedam zima, dok je Jura još bio velik
    kao pas i sjedio na panju kraj mrtve majke, koju je udario kamion s keramičkim pločicama. Kamion je imao zeleno, to je Drago zapisao u
    zapisnik. Nije zapisao da je malome te noći ostavio vreću krušaka, ni da ju je ostavljao cijelu zimu, ni da mu je pritom pripovijedao,
    jer drugoga društva nije imao ni jedan ni drugi.

    — Kad je crveno, ne ide se — govorio mu je. — Ni ako nigdje nikoga nema. Zapamti si to.

    O tome nije rekao nikomu. U nas se, ako šumar razgovara s medvjedom, pitaju što medvjed odgovara.

    Sjednica je sazvana za četvrtak u vatrogasnom domu. Na dnevnom redu stajalo je: prvo, medvjed; drugo, razno. Lovci su došli u zelenom i
    sjeli lijevo, turistička zajednica donijela je platno i sjela desno, a u sredini je, kao i obično, ostala prazna klupa za one koji misle
    svojom glavom. Na nju je, s pola sata zakašnjenja i snijegom na šeširu, sjeo Drago.

    Predsjednik lovaca govorio je prvi. Rekao je da zvijer koja se ne boji ljudi nije zvijer nego problem, i da je problem težak oko dvjesto
    kila.`,
}
