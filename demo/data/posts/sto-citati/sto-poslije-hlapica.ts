import { prose } from '@/demo/model/prose'
import type { SeedPost } from '@/demo/model/types'

export const afterHlapic: SeedPost = {
  key: 'sto-poslije-hlapica',
  title: 'Što poslije Hlapića?',
  slug: 'sto-poslije-hlapica',
  excerpt: 'Dijete je prvi put samo pročitalo cijelu knjigu. Imate otprilike dva tjedna da mu date sljedeću. Evo kojih.',
  category: 'sto-citati',
  tags: ['djeca', 'popis'],
  publishedDaysAgo: 95,
  author: 'Tvrtko Šimić',
  art: { kind: 'scene', scene: 'forest', palette: 13 },
  body: prose(`
    Svake jeseni, negdje poslije prvih ocjena, u knjižaru počnu dolaziti roditelji s istim izrazom lica: napola ponosni, napola uspaničeni.
    Dijete je pročitalo *Čudnovate zgode šegrta Hlapića*. Samo, do kraja, i još je plakalo kod psa Bundaša. „Što sad?” pitaju, i imaju pravo
    žuriti. Prozor je otvoren dva tjedna, možda tri. Poslije toga dođe tablet i sjedne na klupčicu.

    Zato evo popisa, a složio sam ga prema onome što je dijete u *Hlapiću* voljelo. To je važnije od dobi.

    ## Ako je voljelo put

    Hlapić sedam dana hoda i svaki dan nekoga sretne. Takvoj djeci treba knjiga koja se kreće. Ponudite **Put oko svijeta u osamdeset dana**
    Julesa Vernea, u neskraćenom izdanju; kraćena imaju manje slonova. Nakon njega može *Dvadeset tisuća milja pod morem*, ali tek kad ga
    zainteresira kako radi brava na kadi.

    ## Ako je voljelo strah

    Ne smijte se, Crni čovjek je razlog zbog kojeg pola razreda čita drugu polovicu. Za njih su **Priče iz davnine**. Ista autorica, ali
    tamnija i starija od svega: Stribor, Regoč, Neva Nevičica. Čitajte ih zajedno, jer su rečenice duge i lijepe kao večernje sjene. A ako i
    to bude malo, tu su braća Grimm, u prijevodu koji ništa ne skriva.

    > Djetetu koje se boji priče treba držati ruku, a ne uzeti knjigu.

    ## Ako je voljelo Gitu i papigu

    To je publika za cirkus, životinje i družine. **Lovrak**, naravno: *Vlak u snijegu* još uvijek vozi, a zadruga na snijegu donosi odluke
    bolje od većine skupština. Poslije njega *Emil i detektivi* Ericha Kästnera, gdje djeca love kradljivca po velikom gradu i nitko im
    odrasli ne smeta.

    ## Ako je voljelo Hlapićevu dobrotu

    Ima i takvih, obično šute. Njima dajte **Malog lorda** ili **Tajni vrt** Frances Hodgson Burnett. U drugome se mrzovoljna djevojčica i
    još mrzovoljniji dječak poprave tako što okopavaju gredicu. Radnja sporija od puža, a nitko ne odustane. Poslije očekujte da će tražiti
    vrt ili barem teglu.

    ## Ako je samo voljelo što je gotovo

    Najiskreniji čitatelj. Nemojte mu dati ništa deblje. Dajte mu kratke priče, po jednu za večer, neka uživa u tome da svaki dan nešto
    završi. Ili strip. Ili pjesme **Grigora Viteza**, koje se ionako čitaju dvaput. Debljina će doći sama.

    ## Čega se čuvati

    - Knjiga „po filmu”. Nisu loše, ali dijete već zna kraj pa čita samo da provjeri.
    - Nastavaka od trinaest svezaka na prvom koraku. Od drugog sveska dalje čita se iz vjernosti, a vjernost je za desetu godinu prerano.
    - Svoje omiljene. Najteže je, znam. Ostavite je negdje na vidljivom mjestu i recite da još nije za njih.

    Sve što sam nabrojio i mnogo toga što sam zaboravio stoji na polici [mladi čitatelji](/shop/mladi-citatelji), na visini djetetova nosa.
    Dovedite ga i pustite samo. Ja ću se praviti da nešto slažem.
  `),
}
