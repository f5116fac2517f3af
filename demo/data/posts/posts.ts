import type { SeedPost } from '@/demo/model/types'
import { tenThinBooks } from './sto-citati/deset-tankih-knjiga'
import { classicsOutsideSchool } from './sto-citati/domaci-klasici-izvan-ucionice'
import { cityOfTheGoldsmith } from './grad-i-knjige/grad-iz-zlatarova-zlata'
import { inPraiseOfTheDictionary } from './iz-radionice/hvalospjev-rjecniku'
import { sameBookTwentyYearsLater } from './o-citanju/ista-knjiga-dvadeset-godina-poslije'
import { readingAloudToChildren } from './o-citanju/kako-citati-naglas-djeci'
import { howACoverIsMade } from './iz-radionice/kako-nastaje-korica'
import { booksForTheTrain } from './sto-citati/knjige-za-vlak'
import { branchLibraryOnWednesdays } from './grad-i-knjige/kvartovska-knjiznica-srijedom'
import { bookmarksInTheDrawer } from './o-citanju/mala-povijest-stranicnika'
import { translatingWhatIsMissing } from './iz-radionice/o-prevodenju-onoga-cega-nema'
import { islandOutOfSeason } from './grad-i-knjige/otok-izvan-sezone'
import { poemBetweenTwoStops } from './grad-i-knjige/pjesma-izmedu-dvije-postaje'
import { rightToGiveUp } from './o-citanju/pravo-na-nedovrsenu-knjigu'
import { interviewDunjaKralj } from './razgovori/razgovor-dunja-kralj'
import { interviewIskraDomjan } from './razgovori/razgovor-iskra-domjan'
import { interviewLovroBesker } from './razgovori/razgovor-lovro-besker'
import { interviewMartaZec } from './razgovori/razgovor-marta-zec'
import { interviewTonkaRadas } from './razgovori/razgovor-tonka-radas'
import { russianNovelsForTheAfraid } from './sto-citati/ruski-romani-za-one-koji-se-boje-imena'
import { elevenVoices } from './vecernja-citanja/sedam-minuta-jedanaest-glasova'
import { walkThroughAntiquarians } from './grad-i-knjige/setnja-po-antikvarijatima'
import { aBooksellersDay } from './iz-radionice/sto-knjizar-radi-cijeli-dan'
import { afterHlapic } from './sto-citati/sto-poslije-hlapica'
import { threeHoursOfSilence } from './vecernja-citanja/tri-sata-bez-rijeci'
import { inDefenceOfThePencil } from './o-citanju/u-obranu-olovke'
import { ujevicByHeart } from './vecernja-citanja/ujevic-napamet'
import { chekhovInTheDark } from './vecernja-citanja/vecer-s-cehovom-i-nestankom-struje'
import { zagorkaInTheCellar } from './vecernja-citanja/zagorka-u-podrumu'
import { whyOldBooksSmell } from './iz-radionice/zasto-stare-knjige-mirisu'

/** Newest first. */
export const seedPosts: SeedPost[] = [
  walkThroughAntiquarians,
  readingAloudToChildren,
  interviewDunjaKralj,
  chekhovInTheDark,
  tenThinBooks,
  bookmarksInTheDrawer,
  translatingWhatIsMissing,
  elevenVoices,
  branchLibraryOnWednesdays,
  interviewIskraDomjan,
  rightToGiveUp,
  russianNovelsForTheAfraid,
  howACoverIsMade,
  zagorkaInTheCellar,
  poemBetweenTwoStops,
  interviewTonkaRadas,
  aBooksellersDay,
  sameBookTwentyYearsLater,
  afterHlapic,
  threeHoursOfSilence,
  whyOldBooksSmell,
  interviewLovroBesker,
  cityOfTheGoldsmith,
  inDefenceOfThePencil,
  classicsOutsideSchool,
  ujevicByHeart,
  interviewMartaZec,
  booksForTheTrain,
  inPraiseOfTheDictionary,
  islandOutOfSeason,
]
