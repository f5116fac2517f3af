import type { SeedPost } from '@/demo/types'
import { tenThinBooks } from './deset-tankih-knjiga'
import { classicsOutsideSchool } from './domaci-klasici-izvan-ucionice'
import { cityOfTheGoldsmith } from './grad-iz-zlatarova-zlata'
import { inPraiseOfTheDictionary } from './hvalospjev-rjecniku'
import { sameBookTwentyYearsLater } from './ista-knjiga-dvadeset-godina-poslije'
import { readingAloudToChildren } from './kako-citati-naglas-djeci'
import { howACoverIsMade } from './kako-nastaje-korica'
import { booksForTheTrain } from './knjige-za-vlak'
import { branchLibraryOnWednesdays } from './kvartovska-knjiznica-srijedom'
import { bookmarksInTheDrawer } from './mala-povijest-stranicnika'
import { translatingWhatIsMissing } from './o-prevodenju-onoga-cega-nema'
import { islandOutOfSeason } from './otok-izvan-sezone'
import { poemBetweenTwoStops } from './pjesma-izmedu-dvije-postaje'
import { rightToGiveUp } from './pravo-na-nedovrsenu-knjigu'
import { interviewDunjaKralj } from './razgovor-dunja-kralj'
import { interviewIskraDomjan } from './razgovor-iskra-domjan'
import { interviewLovroBesker } from './razgovor-lovro-besker'
import { interviewMartaZec } from './razgovor-marta-zec'
import { interviewTonkaRadas } from './razgovor-tonka-radas'
import { russianNovelsForTheAfraid } from './ruski-romani-za-one-koji-se-boje-imena'
import { elevenVoices } from './sedam-minuta-jedanaest-glasova'
import { walkThroughAntiquarians } from './setnja-po-antikvarijatima'
import { aBooksellersDay } from './sto-knjizar-radi-cijeli-dan'
import { afterHlapic } from './sto-poslije-hlapica'
import { threeHoursOfSilence } from './tri-sata-bez-rijeci'
import { inDefenceOfThePencil } from './u-obranu-olovke'
import { ujevicByHeart } from './ujevic-napamet'
import { chekhovInTheDark } from './vecer-s-cehovom-i-nestankom-struje'
import { zagorkaInTheCellar } from './zagorka-u-podrumu'
import { whyOldBooksSmell } from './zasto-stare-knjige-mirisu'

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
