import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const booksForTheTrain: SeedPost = {
  key: 'knjige-za-vlak',
  title: 'Knjige za vlak, poredane po kašnjenju',
  slug: 'knjige-za-vlak',
  excerpt: 'Od četrdeset minuta do Siska do noćnog vlaka koji možda stigne. Što ponijeti i na kojoj strani sjediti.',
  category: 'sto-citati',
  tags: ['putovanje', 'popis'],
  publishedDaysAgo: 183,
  author: 'Gašpar Lulić',
  art: { kind: 'scene', scene: 'train', palette: 15 },
  body: prose(`
    U automobilu se ne može čitati, u avionu se ne isplati početi, a na brodu pogled pobijedi. Ostaje vlak. Vlak je čitaonica na kotačima:
    ima prozor, ima stol, ima nepoznate ljude koje možete gledati preko ruba stranice. I ima ono najvažnije, vrijeme koje vam je netko drugi
    oduzeo, pa ga smijete trošiti bez grižnje savjesti.

    Vozim se mnogo, jer knjige s otkupa nosim sam. Ovo je popis iz prakse.

    ## Do jednog sata

    Sisak, Karlovac, Zabok. Premalo za roman, previše za vijesti. Uzmite **jednu** priču, i to takvu koja završi prije zadnjeg skretanja.
    Čehovljeve su oko dvadeset minuta, Maupassantove oko petnaest. Dobra je mjera i jedno pjevanje [Smrti Smail-age
    Čengića](/product/smrt-smail-age-cengica): ritam mu je ionako željeznički, osmerac i deseterac lupaju po spojevima tračnica.

    Sjedite: bilo gdje. Ustanite na vrijeme.

    ## Dva do tri sata

    Rijeka, Osijek, kad ide dobro. Ovo je doseg kratkog romana. [Veliki Gatsby](/product/veliki-gatsby) stane točno od Zagreba do Delnica, a
    ostatak puta, kroz maglu, taman je za gledanje u prazno koje poslije njega treba. Za Slavoniju preporučujem [Tenu](/product/tena):
    Kozarac je tu ravnicu opisao toliko točno da nećete morati gledati kroz prozor, a svejedno hoćete.

    Sjedite: prema moru desno, prema ravnici svejedno.

    ## Četiri do šest sati

    Split danju. Sada je vrijeme za krimić. Ne zato što je lagan, nego zato što ima ugrađen mjerač: ubojicu treba doznati prije Perkovića.
    Ako vlak stane, a stat će, osumnjičenih u vagonu ionako ima dovoljno. Police [krimića](/shop/krimici) posudio sam cijele, jednu po
    jednu, i nijedna nije stigla kući nepročitana.

    > Kašnjenje je jedino vrijeme koje se u životu dobije, a ne potroši.

    ## Noćni

    Kušet, donji ležaj, lampica koja radi ako je pridržite. Noćni vlak traži knjigu koja podnosi prekide i tuđe hrkanje. Putopis, dakle, i
    to o nekom drugom putu: dok vi drndate kroz Liku, netko drugi neka jaše devu. Na polici [povijesti i
    putopisa](/shop/povijest-i-putopisi) držim ih po duljini rute, a ne po abecedi.

    Zanimljivo je da noću najbolje idu zime, i polarne ekspedicije. Što je njima hladnije, vama je deka mekša.

    ## Ne zna se kada

    Ima i takvih vlakova. Za njih nosim, uvijek, na dnu torbe, jednu knjigu koju neću dovršiti. [Don Quijote](/product/don-quijote) je kod
    mene na dnu torbe osmu godinu; pročitao sam je dvije trećine, isključivo na postajama na kojima vlak inače ne staje. U Plaškom sam se
    smijao naglas. Prometnik je izašao, ja sam mu pročitao odlomak s mjehovima vina, i vlak je zatim, siguran sam, krenuo malo kasnije nego
    što je mogao.

    ## Sitna pravila

    - Knjigu u torbu stavite zadnju, da bude prva.
    - Kartu kao straničnik: dvije muhe, jedan papir.
    - E-čitač je dobar za noć, ali ponesite i papir. [E-knjiga](/shop/e-knjige) se ne može posuditi suputniku, a to je u vlaku pola razgovora.
    - Ako suputnik čita istu knjigu, ne govorite ništa do kraja putovanja. Tko zna na kojoj je stranici.
  `),
}
