import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const walkThroughAntiquarians: SeedPost = {
  key: 'setnja-po-antikvarijatima',
  title: 'Šetnja po antikvarijatima: četiri vrata, jedna torba',
  slug: 'setnja-po-antikvarijatima',
  excerpt: 'Kako se gleda hrbat, kako se pita za cijenu i zašto se u kutiju pod stolom uvijek zaviri. Ruta za subotu prijepodne.',
  category: 'grad-i-knjige',
  tags: ['antikvarijat', 'zagreb'],
  publishedDaysAgo: 1,
  author: 'Gašpar Lulić',
  art: { kind: 'scene', scene: 'street', palette: 13 },
  body: prose(`
    Neka bude subota, neka bude malo magle i neka torba bude prazna. Prva pogreška početnika je puna torba: tko na šetnju po antikvarijatima
    nosi kišobran, vodu i knjigu „za svaki slučaj”, taj je odustao prije nego što je krenuo.

    Imena neću navoditi. Vlasnici to ne vole, a vi ćete ih ionako naći po izlozima u kojima se ništa ne mijenja osim mačke.

    ## Prva vrata: onaj uredni

    Knjige su poredane po strukama, cijene olovkom na prvoj stranici, gore desno. Ovdje se uči gledati. Nemojte čitati naslove, jer oko se
    od njih brzo umori. Gledajte **hrptove kao šumu**: traži se stablo koje odskače. Platno među papirom, zlatotisak koji je netko napola
    izlizao prstom, neobično mali format. Naslov pročitajte tek kad ste knjigu već izvukli.

    Pravilo kuće: knjigu se ne vuče za gornji rub hrpta. Pritisnu se dvije susjede unatrag i ona sama zakorači k vama.

    ## Druga vrata: onaj s prolazom

    Ulazi se kroz haustor, pa kroz tuđu kuhinju, pa opet kroz haustor. Gospođa zna gdje je sve, a nigdje ništa ne piše. Ovdje se uči
    **pitati**. Nikada „imate li”, jer uvijek ima, nego „što ste dobili”. Na to pitanje antikvari ožive. Prije dva tjedna dobila je
    ostavštinu jednog botaničara, i u svakoj je knjizi bila po jedna biljka, prešana, s latinskim imenom i datumom braka, rođenja, sprovoda.
    Prodala ju je cijelu, biljaru. Cijenu nije htjela reći, a oči su joj sjale.

    > Antikvarijat je jedina trgovina u kojoj prodavač žali za svime što je prodao.

    ## Treća vrata: podrum s kutijama

    Trpko miriše, svjetlo je na lancu, kutije stoje na podu i na njima piše *razno*. Ovdje se uči **čučati**. Najbolje knjige nisu u visini
    očiju: ono što je vrijedno vlasnik je već premjestio gore, a ono što nije prepoznao leži dolje. U kutiji pod stolom našao sam pjesme s
    posvetom autora samome sebi, „da se ohrabrim”. Dva eura.

    Kad pronađete takvo što, nemojte vriskati. Uzmite još dvije knjige, nevažne, i stavite je između njih. Nije to prijevara, to je
    odijevanje.

    ## Kava

    Između trećih i četvrtih vrata obvezno se sjedne. Vadi se što je kupljeno, lista i žali za onim što nije. Ako žalite duže od jedne kave,
    vratite se. Ja sam se vraćao triput u životu: dvaput knjige više nije bilo, a treći put je vlasnik rekao: „Znao sam. Stavio sam je pod
    pult.”

    ## Četvrta vrata: naša

    Na kraju uvijek završim u [Tihoj ulici](/kontakt), jedanaest stuba ispod zemlje, u našem vlastitom podrumu, gdje mi je svaka knjiga
    poznata, a svejedno prelistam cijeli red. Nije to posao. To je kao kad čovjek prije spavanja prođe kroz stan i dotakne kvake.

    ## Što ponijeti

    - gotovinu, u malim novčanicama
    - popis onoga što tražite, da znate što ćete zanemariti
    - platnenu torbu; [ove](/shop/salice-i-torbe) nose do osam romana, provjerio sam s devet
    - vrijeme, najmanje dva sata više nego što imate

    I ne ispravljajte nikoga kad kaže *antikvarnica*, *antikvar* ili *ono staro za knjige*. Svi ondje traže isto: nešto što ih je čekalo.
  `),
}
