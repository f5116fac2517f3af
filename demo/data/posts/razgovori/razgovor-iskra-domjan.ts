import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const interviewIskraDomjan: SeedPost = {
  key: 'razgovor-iskra-domjan',
  title: 'Iskra Domjan: „Prevoditelj je čitatelj koji ne smije preskočiti ni riječ”',
  slug: 'razgovor-iskra-domjan',
  excerpt: 'Trideset godina, šezdeset knjiga i jedna imenica koja još čeka. Prevoditeljica o sporosti, honorarima i sreći.',
  category: 'razgovori',
  tags: ['prevodenje', 'autori'],
  publishedDaysAgo: 41,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'desk', palette: 14 },
  body: prose(`
    U stanu Iskre Domjan rječnici stoje na podu. „Police sam dala knjigama koje se čitaju ležeći”, kaže i premješta mačku s pravopisa.
    Prevodi s norveškog, danskog i, kako sama kaže, s umornog. Iza nje je šezdesetak knjiga, od krimića do jednog epa o haringama.

    **Znate li na prvoj stranici hoće li prijevod biti dobar?**

    Znam hoće li biti težak, a to je često isto. Loša knjiga prevodi se lako jer pisac ni sam nije siguran što je htio, pa svaka riječ
    odgovara. Kod dobre samo jedna odgovara, i ona je, naravno, na vrhu jezika, i ondje ostane do četvrtka.

    **Što radite do četvrtka?**

    Perem prozore. Ozbiljno. Rješenja ne dolaze za stolom, nego u trenutku kad su ruke mokre i ne mogu zapisati. Imam jednu imenicu koja me
    čeka od 2009. Označava tišinu koja nastane kad na moru stane motor. U norveškom je to jedna kratka, obična riječ koju zna svaki ribar.
    Mi za to imamo cijelu rečenicu, i to lijepu, ali pjesma nije imala mjesta.

    **Kako ste je na kraju riješili?**

    Izostavila sam motor i napisala prazan redak. Urednik ga je izbacio misleći da je greška u prijelomu. U drugom izdanju vratili smo ga.

    > Čitatelj vjeruje da čita pisca. Moj je posao da ga u tome ne uznemirim.

    **Smeta li vam što vas recenzenti rijetko spominju?**

    Spominju me kad pogriješim. To je u redu, i vodoinstalatera se sjetite kad curi. Ali smeta mi pridjev *tečan*. „Prijevod je tečan.” A
    što ako izvornik nije tečan? Imala sam autora koji piše kao da silazi niz stube s ormarom na leđima. Ako ga poravnam, iznevjerila sam
    ga, a ako ga ne poravnam, pohvale neće biti. Tada čovjek bira između savjesti i kritike, i ja uvijek, uz uzdah, izaberem savjest, a onda
    tri dana čitam kritike.

    **Što kažete mladima koji bi htjeli prevoditi?**

    Da čitaju domaće. Strani jezik svatko nauči, a svoj većina misli da zna. Neka jedno ljeto čitaju samo [domaće klasike](/shop/klasici),
    naglas, i neka vode popis glagola. Hrvatski je škrt u imenicama i raskošan u glagolima, kod nas se *švrlja*, *baulja* i *tumara*, a sve
    se to može i po tekstu. Tko to ne zna, prevodit će imenicu imenicom i dobiti upute za hladnjak.

    I neka nauče računati. Kartica teksta, rok, porez. Ljubav prema književnosti nije valuta, premda se njome često plaća.

    **Ima li knjiga koju ne biste htjeli prevesti?**

    Svoju omiljenu. Jedanput su mi je ponudili i odbila sam. Dok je čitam na izvorniku, ona je savršena na oba jezika, jer onu našu inačicu
    samo zamišljam. Kad bih je zapisala, morala bih se odlučiti.

    **A sreća? Rekli ste da ćemo govoriti o sreći.**

    To je kad nakon šest mjeseci čitate vlastiti prijevod i zastanete na rečenici jer je dobra, a ne možete se sjetiti jeste li je napisali
    vi ili on. Događa se otprilike jednom po knjizi. Dovoljno je.

    *Iskra Domjan kod nas vodi radionicu „Pet prijevoda jedne pjesme”. Znanje stranog jezika ne treba, prozori se mogu ostaviti neoprani.*
  `),
}
