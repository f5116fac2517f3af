import { describe, expect, it } from 'vitest'
import { separateHouseNumber, splitHouseNumber } from './house-number'

// docs/rules/checkout.md#house-number
describe('the line', () => {
  it.each([
    ['Ilica 12', 'Ilica', '12'],
    [' Ilica  12 ', 'Ilica', '12'],
    ['Ilica, 12', 'Ilica', '12'],
    ['Ilica 12a', 'Ilica', '12a'],
    ['Ilica 12 A', 'Ilica', '12A'],
    ['Ilica br. 12', 'Ilica', '12'],
    ['Ilica broj 12', 'Ilica', '12'],
    ['Ilica 242/1', 'Ilica', '242/1'],
    ['Ul. kralja Zvonimira 12/3', 'Ul. kralja Zvonimira', '12/3'],
    ['Vukovarska 68/III', 'Vukovarska', '68/III'],
    ['Ulica 1. svibnja 5', 'Ulica 1. svibnja', '5'],
    ['Ulica 1.svibnja 5', 'Ulica 1.svibnja', '5'],
    ['Ulica 30. svibnja 1990. 4', 'Ulica 30. svibnja 1990.', '4'],
    ['Ulica 101. brigade 12b', 'Ulica 101. brigade', '12b'],
    ['Trg 13. rujna 7', 'Trg 13. rujna', '7'],
    ['10. travnja 3', '10. travnja', '3'],
    ['Trg Ivana Pavla II. 9', 'Trg Ivana Pavla II.', '9'],
    ['Ravnice III 5', 'Ravnice III', '5'],
    ['Novaki 15', 'Novaki', '15'],
    ['Remetinečki odvojak 2', 'Remetinečki odvojak', '2'],
    ['Zagrebačka bb', 'Zagrebačka', 'bb'],
    ['Zagrebačka b.b.', 'Zagrebačka', 'bb'],
    ['Hauptstr. 5-7', 'Hauptstr.', '5-7'],
    ['Hauptstraße 5 – 7', 'Hauptstraße', '5–7'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Slovenska cesta 56', 'Slovenska cesta', '56'],
    ['Via XX Settembre 12', 'Via XX Settembre', '12'],
    ['Kossuth Lajos utca 8', 'Kossuth Lajos utca', '8'],
  ])('%j is the street %j with the number %j', (line, street, houseNumber) =>
    expect(splitHouseNumber(line)).toEqual({ street, houseNumber }),
  )

  it.each([
    ['', 'nothing'],
    ['Ilica', 'a name'],
    ['Trg 13. rujna', 'a date'],
    ['10. travnja', 'a date'],
    ['Ulica 1. svibnja', 'a date'],
    ['Put 3.', 'an ordinal'],
    ['Ravnice 5.', 'an ordinal'],
    ['Ravnice III', 'a Roman ordinal'],
    ['Trg žrtava 1945.', 'a year'],
    ['Rue du 8 Mai 1945', 'a year'],
    ['Ulica 30. svibnja 1990', 'a year'],
    ['Ulica Petra Krešimira 4', 'a ruler'],
    ['Trg pape Ivana Pavla 2', 'a ruler'],
    ['Ulica 8', 'a number as a name'],
    ['Odvojak 2', 'a number as a name'],
    ['Q 7', 'a block of Mannheim'],
    ['Ilica 12 stan 4', 'a flat'],
    ['Ilica stan 4', 'a flat'],
    ['Ilica 12, 3. kat', 'a floor'],
    ['Ilica 12 3', 'two numbers'],
    ['12 rue de Rivoli', 'a number in front'],
    ['10000 Zagreb', 'a postal code in front'],
    ['Zagreb 10000', 'a postal code'],
  ])('%j stays whole: %s', (line) => expect(splitHouseNumber(line)).toBeNull())
})

describe('an address', () => {
  it.each([
    ['takes the number out of its street', 'Ilica 12', '', 'Ilica', '12'],
    ['does not double a number', 'Ilica 12', '12', 'Ilica', '12'],
    ['does not double a number with a letter', 'Ilica 12a', '12 A', 'Ilica', '12a'],
    ['keeps another number', 'Novaki 15', '3', 'Novaki 15', '3'],
    ['keeps a street without a number', 'Trg 13. rujna', '', 'Trg 13. rujna', ''],
  ])('%s', (_, street, houseNumber, ...expected) => expect(Object.values(separateHouseNumber({ street, houseNumber }))).toEqual(expected))
})
