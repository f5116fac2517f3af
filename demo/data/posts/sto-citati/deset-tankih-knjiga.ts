import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const tenThinBooks: SeedPost = {
  key: 'deset-tankih-knjiga',
  title: 'Deset tankih knjiga za tjedan u kojem se ništa ne stigne',
  slug: 'deset-tankih-knjiga',
  excerpt: 'Stanu u džep kaputa i u jednu večer. Deset klasika ispod sto osamdeset stranica, poredanih po tome koliko bole.',
  category: 'sto-citati',
  tags: ['popis', 'klasici'],
  publishedDaysAgo: 14,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'shelf', palette: 10 },
  body: prose(`
    Postoje tjedni koji se sastoje isključivo od utorka. U takvima roman od šesto stranica ne pomaže, on samo leži na ormariću i prijekorno
    se ne smanjuje. Tada posežem za tankima. Tanka knjiga ima jednu veliku vrlinu: kraj joj se vidi s početka, pa se čovjek usudi.

    Evo deset mojih, od one koja najmanje boli do one nakon koje treba malo sjediti.

    1. **Petar Hektorović, *Ribanje i ribarsko prigovaranje*.** Tri dana na moru, dva ribara i pjesnik koji bilježi sve što pojedu. Nitko ne strada, osim ribe. [Kod nas](/product/ribanje-i-ribarsko-prigovaranje) uz bilješke.
    2. **Oscar Wilde, *Duh iz Cantervillea*.** Amerikanci kupe ukleti dvorac i ponude duhu ulje za lance. Djeci smiješno, odraslima na kraju neugodno toplo.
    3. **Fjodor Dostojevski, *Bijele noći*.** Četiri noći, jedno jutro. Najnježniji Dostojevski, dobar za one koji ga se boje. [Sto i nešto stranica](/product/bijele-noci).
    4. **Guy de Maupassant, *Na vodi*.** Dnevnik s jedrilice. Čovjek plovi, gleda obalu i ljuti se na rat, na večere i na vlastitu slavu. Kao da je pisan jučer.
    5. **Dinko Šimunović, *Duga*.** Djevojčica Srna smije biti dječak samo ako protrči ispod duge. Dvadesetak stranica koje se nose cijeli život.
    6. **Josip Kozarac, *Tena*.** Slavonska ravnica, ljepota i što sve drugi misle da s njom smiju. [Novela](/product/tena) bez ijednog suvišnog pridjeva.
    7. **Herman Melville, *Pisar Bartleby*.** „Radije ne bih.” Najpristojnija pobuna u književnosti. Čitati na poslu, u pauzi, na vlastitu odgovornost.
    8. **August Šenoa, *Prosjak Luka*.** Šenoa bez mačeva i kočija, sam sa selom i novcem. Tko misli da ga poznaje, neka [počne ovdje](/product/prosjak-luka).
    9. **Franz Kafka, *Preobražaj*.** Ne govori o kukcu. Govori o obitelji koja brzo shvati da joj je bez vas lakše.
    10. **Lav Tolstoj, *Smrt Ivana Iljiča*.** Sudac umire i prvi put u životu pita je li bio u pravu. Osamdeset stranica, nijedna utješna osim one jedne sa slugom Gerasimom, ali ta vrijedi za sve.

    ## Kako čitati tanko

    Tanka knjiga traži suprotno od onoga što mislimo: nemojte je popiti nadušak. Ostavite je otvorenu preko naslona, prođite dvaput pokraj
    nje i vratite se. Ona je kratka zato što je pisac izbacio ono što ćete sad dodati vi.

    > Debela se knjiga pročita. Tanka se ponovi.

    I nemojte ih slagati jednu na drugu. Pročitate li Bartlebyja i Ivana Iljiča istog vikenda, u ponedjeljak ćete dati otkaz, a mi to ne
    želimo na savjesti.

    ## Što je ostalo ispod crte

    Nedostaje vam poneka? I meni. Izostavila sam sve što se mora čitati u školi ove godine, jer su te knjige dovoljno propatile. Izostavila
    sam i dvije koje nitko od nas četvero nije uspio prepričati a da ne pokvari. Njih prodajemo samo usmeno: dođite, recite „tanka bez
    imena” i dobit ćete je zamotanu.

    Ostale tanke stoje na donjoj polici [klasika](/shop/klasici), ondje gdje se treba sagnuti. To je, kaže Gašpar, zbog visine. Ja mislim da
    je zbog poštovanja.
  `),
}
