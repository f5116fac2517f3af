import type { Sample } from './samples'

export const tetke: Sample = {
  chapter: 'Juha',
  first: 6,
  pages: 3,
  text: `Juha se u nas ne jede vruća. Tetka Ruža drži da vruća juha opeče jezik i da se poslije toga kažu stvari kojih čovjek ne bi rekao
    ohlađen. Zato je iznese, poklopi, i onda svi sjedimo oko zdjele i gledamo u poklopac, kao da čekamo da progovori.

    — Dakle, udaješ se — reče tetka Milka poklopcu.

    Imam četrdeset i dvije godine. Imam stan, kat i pol, rješenje o stalnom radnom odnosu i ugovorenu kremaciju, jer je bila na popustu. Ali
    pred tom zdjelom imam osam, i koljena mi ne dosežu do ruba stolca.

    — Udajem se — rekoh.

    — A on jede juhu? — upita tetka Ruža.

    Treba znati kako sjede. Na čelu je tetka Ruža, jer je blizu štednjaka, a ne zato što je najstarija; najstarija je tetka Olga, koja sjedi
    leđima uza zid, tako da joj nitko ne može doći s leđa. Tetka Milka je do prozora, jer računa na dnevnom svjetlu i štedi žarulju. Tetka
    Zdenka je tamo gdje netko plače. Peti tanjur stoji prazan, s ubrusom složenim u labuda, i pripada tetki Nadi, koja je u Australiji od
    godine šezdeset i devete i kojoj svejedno svake nedjelje ulijemo dvije žlice, da se ne osjeti.

    Odgojile su me naizmjence, po rasporedu koji je visio na hladnjaku i kojega se nitko nije držao. Kod Ruže sam jela, kod Milke učila, kod
    Zdenke spavala kad je grmjelo. Kod Olge sam se bojala. To je isto bio dio odgoja i za nj je bio određen petak.

    O mojoj majci, šestoj, nije se govorilo, i zato je bila svugdje. Stajala je u načinu na koji bi se ušutjele kad uđem s čašom vode. Bila
    je u ladici koja se zaglavljuje. Kad bih nešto dobro napravila, svaka bi rekla: to ima od mene. A kad ne bih, pogledale bi se preko moje
    glave, sve četiri, i slegnule istim ramenom.

    — Čime se bavi? — upita tetka Milka.

    — Popravlja orgulje.

    Nastala je tišina u kojoj se čulo kako se juha hladi.

    — Po crkvama — reče napokon tetka Zdenka, toplo, kao da ga brani.

    — Po crkvama, po školama, po koncertnim dvoranama. Gdje ih ima.

    — A ondje gdje ih nema? — upita Milka.

    Tetka Olga nije rekla ništa. Uzela je žlicu, podigla je do očiju i u njoj, naopako i sitno, pogledala cijeli stol, pa mene, i zadržala
    se. Toga sam se bojala više od pitanja. Olga je četrdeset godina bila carinica na Bregani i zna po licu što čovjek ima u prtljažniku.

    — Koliko mu je godina — reče. To u nje nije bilo pitanje.

    Tetka Ruža podigla je poklopac. Para se digla do lustera, i na čas nas nije bilo nijedne.`,
}
