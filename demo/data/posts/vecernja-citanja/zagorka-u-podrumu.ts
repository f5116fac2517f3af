import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const zagorkaInTheCellar: SeedPost = {
  key: 'zagorka-u-podrumu',
  title: 'Zagorka u podrumu',
  slug: 'zagorka-u-podrumu',
  excerpt: 'Čitali smo nastavke kako su i izlazili: prekidajući uvijek na najgorem mjestu. Publika je skoro uzela stvar u svoje ruke.',
  category: 'vecernja-citanja',
  tags: ['klasici', 'zagreb', 'citanje-naglas'],
  publishedDaysAgo: 64,
  author: 'Mirta Vukelić',
  art: { kind: 'scene', scene: 'shelf', palette: 9 },
  body: prose(`
    Marija Jurić Zagorka pisala je u nastavcima, za novine, i svaki je nastavak morao prodati sljedeći broj. Kad se njezini romani danas
    otisnu između korica, taj se mehanizam ne vidi: kraj jednog poglavlja i početak drugoga dijeli pola centimetra bjeline. Palo nam je na
    pamet da tu bjelinu vratimo.

    Tri petka zaredom čitali smo *Gričku vješticu* onako kako je stizala pretplatnicima. Trideset stranica, a onda, usred prizora, kad netko
    već drži kvaku, knjiga se zatvara i pale se svjetla. Nastavak za tjedan dana.

    ## Prvi petak

    Došlo je devetnaest ljudi, uglavnom zato što je padala kiša. Tvrtko je čitao muške uloge, ja sve ostalo, a Gašpar je lupao u dno kutije
    kad god bi netko galopirao. Prekinuli smo na mjestu gdje se, u mraku, iza Nere otvaraju vrata.

    Smijeh, zatim negodovanje. Jedan je gospodin ponudio pet eura da pročitam još stranicu. Odbila sam.

    ## Drugi petak

    Četrdeset i jedan. Toliko stolaca nemamo. Sjedili su na stubama, na kutijama, na prva dva sveska jedne enciklopedije. Doznalo se da
    tjedan dana nitko nije smio potražiti kraj: tko je imao knjigu kod kuće, dao ju je na čuvanje susjedi. Posebno me dirnula skupina iz
    ureda preko puta koja je organizirala okladu, s pisanim pravilima i blagajnikom.

    U stanci se govorilo o Zagorki samoj. O tome kako je u redakciju ušla prije nego što su žene onamo smjele i kako su je, priča se,
    posjećivali iza zastora da je posjetitelji ne vide. O tome da su je kritičari nazivali piscem za kravarice, a da su kravarice, da je to
    bila istina, imale bolji ukus od kritičara: u nekoliko tisuća stranica nema nijedne dosadne.

    > Što god mislili o njezinim pridjevima, nitko u ovoj zemlji nije bolje znao gdje treba stati.

    Stali smo usred dvoboja.

    ## Treći petak

    Vrata smo morali zatvoriti u pola sedam. Netko je donio zastor. Netko je donio djevojčicu od jedanaest godina koja je, pokazalo se,
    pročitala sve i sa strogim licem pratila jesmo li što preskočili. Jesmo, jednom. Ustala je i rekla: „Tu fali kočija.” Fali, doista;
    vratili smo kočiju.

    Kad je došao kraj, nije bilo pljeska nego onaj zvuk koji ljudi ispuste kad se nakon dugog puta izuju. Zatim je netko iz dna podruma
    upitao ono što su sto godina prije nas pitali pretplatnici: „A što čitamo idući tjedan?”

    ## Što smo naučili

    Da napetost nije u događaju, nego u stanci. Da odrasli ljudi, pristojni, zaposleni, pristaju na čekanje ako im se obeća da će ono biti
    zajedničko. I da serije o kojima se priča po uredima nisu izmislile ništa što jedna novinarka s Griča nije znala prije stotinu godina,
    uz petrolejku i bez prava na stolac.

    Idući ciklus u nastavcima počinje ovog mjeseca, Šenoom; [Zlatarovo zlato](/product/zlatarovo-zlato) možete nabaviti prije, ali onda,
    molimo, knjigu dajte susjedi.
  `),
}
