import type { Sample } from './samples'

export const jabuke: Sample = {
  chapter: 'Vaga',
  first: 8,
  pages: 3,
  text: `Vaga je bila stara koliko i put, a put je bio star koliko i djed, koji je govorio da ga pamti dok je još bio staza. Na njoj se nikad
    nije moglo izvagati točno. Kazaljka je prvo pretrčala, pa se predomislila, pa zadrhtala, i tek onda stala ondje gdje si već znao da će
    stati. Tata je za to vrijeme gledao u kupca, a ne u kazaljku.

    — Kilo i dvadeset — rekao bi. — Neka bude kilo.

    Natpis je isto bio njegov. Pisalo je JABUKE DOMAČE, s kvačicom gdje ne treba, i mama ga je triput molila da to popravi. Tata je rekao da
    ljudi stanu baš zbog toga. Tko zna pravopis, stane da nas ispravi, a tko ne zna, stane jer vidi da smo njegovi.

    Imala sam jedanaest godina i sjedila sam za stolom između dva zavoja. Iz prvoga su auti izlazili brzo i ljutito, jer je dug i ne vidi mu
    se kraj. U drugi su ulazili polako, jer se iza njega vidi more, iako ga zapravo nema: to je samo svjetlo nad poljem. Između ta dva
    zavoja ljudi su imali točno devet sekundi da odluče jesu li gladni.

    Naučila sam ih čitati po tome kako koče. Tko zakoči odjednom, taj jabuke neće kupiti; on se samo sjetio da nije ugasio peć. Tko vozi sve
    sporije, kao da će ga netko nagovoriti, taj uzme dva kila i ostavi sitniš. A tko prođe, stane tek na ugibalištu i vrati se pješice, taj
    je nekome obećao da će nešto donijeti, pa mu nije važno što.

    Najviše sam voljela gledati kako biraju. Ima ih koji uzmu odozgo i gotovi su. Ima ih koji prevrnu sve do dna, kao da je najbolja jabuka
    ona koju smo sakrili. Jedna je gospođa svaku prinijela uhu i pokucala. Rekla je da zrela zvuči kao vrata iza kojih nekoga ima.

    Registracije sam zapisivala u bilježnicu s konjem na koricama. Lijevo je stajalo tko, desno što je uzeo, a u sredini jesam li pogodila
    da će se vratiti. Do kraja ljeta skupilo se četiristo i dvanaest auta. Vratila su se dva.

    Prvi je bio bijeli kombi iz Siska, koji je vozio pekar i koji nikad nije izlazio iz kabine. Pružio bi ruku kroz prozor, dlanom gore, i
    čekao. Stavila bih mu jednu jabuku, uvijek istu vrstu, a on bi je zagrizao prije nego što plati, prožvakao i tek onda rekao:

    — Još si tu.

    — Još sam tu — rekla bih.

    Drugi je auto bio zelen, i o njemu tata nije volio govoriti. U njemu je bila žena s naočalama za sunce koje nije skidala ni kad pada
    kiša. Nikada nije ništa kupila. Stala bi, spustila prozor za širinu ruke i pitala jesu li slatke. Ja bih rekla da jesu. Onda bi me
    gledala duže nego što se gleda jabuka, zahvalila i otišla, a za njom bi po zavoju ostao miris koji se nije mogao upisati ni lijevo ni
    desno.`,
}
