import type { SeedLayoutElement } from '@/demo/model/types'
import { seedCompany } from './options'
import { seedList } from '@/demo/model/seed-list'
import { seedPlaylist } from './playlist'
import { prose } from '@/demo/model/prose'

const logo = { text: seedCompany.name, image: { art: { kind: 'object', object: 'lamp', colour: 'amber' }, alt: '' } }

const header: SeedLayoutElement = {
  handler: 'header-section',
  type: 'header',
  title: 'Zaglavlje',
  slug: 'zaglavlje',
  meta: {
    logo,
    announcement: 'Besplatna dostava u Hrvatskoj od 45 €',
    listTitle: 'Pod lampom naglas',
    listLead: 'Podcast za šetnju, suđe i nesanicu',
    podcast: seedList(
      seedPlaylist.map((item) => ({
        title: item.title,
        videoId: item.videoId,
        durationSeconds: item.durationSeconds,
        image: { art: item.art, alt: '' },
      })),
    ),
  },
  options: { navigation: 'main', showPodcast: true },
  linkMeta: { announcement: { kind: 'page', target: 'dostava', label: 'Dostava' } },
}

const footer: SeedLayoutElement = {
  handler: 'footer-section',
  type: 'footer',
  title: 'Podnožje',
  slug: 'podnozje',
  meta: {
    logo,
    about: 'Mala knjižara s velikom lampom. Biramo, čitamo i prodajemo knjige, a navečer ih čitamo naglas.',
    social: seedList([
      { logo: 'instagram', title: 'Instagram', link: 'https://www.instagram.com/podlampom.primjer' },
      { logo: 'facebook', title: 'Facebook', link: 'https://www.facebook.com/podlampom.primjer' },
      { logo: 'youtube', title: 'YouTube', link: 'https://www.youtube.com/@podlampom.primjer' },
    ]),
    columns: seedList([
      { title: 'Knjižara', navigation: 'footer1' },
      { title: 'Kupnja', navigation: 'footer2' },
      { title: 'Police', navigation: 'footer3' },
      { title: 'Pravila', navigation: 'footer4' },
    ]),
    contactTitle: 'Svratite',
    address: `${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}`,
    hours: 'pon–pet 10–20 h, sub 10–15 h',
    phone: seedCompany.phone,
    email: seedCompany.email,
    company: `${seedCompany.legalName}\u00a0· OIB ${seedCompany.oib}\u00a0· MBS ${seedCompany.mbs}, Trgovački sud u Zagrebu`,
    copyright: '© {godina} Pod lampom d.o.o. Sva prava pridržana, osim prava na čitanje do kasno u noć.',
  },
}

const cookieNotice: SeedLayoutElement = {
  handler: 'cookie-section',
  type: 'cookie-notice',
  title: 'Obavijest o kolačićima',
  slug: 'obavijest-o-kolacicima',
  meta: {
    title: prose(`
      Nužni kolačići čuvaju vašu košaricu i prijavu. Ostale palimo samo ako se složite, a odluku možete promijeniti kad god želite.
      Više piše u [pravilima privatnosti](/pravila-privatnosti).
    `),
    accept: 'Slažem se',
    necessary: 'Samo nužni',
    settings: 'Postavke',
    save: 'Spremi odabir',
    categories: seedList([
      { key: 'necessary', title: 'Nužni', text: 'Košarica, prijava i vaš odabir kolačića. Bez njih trgovina ne radi.', required: true },
      {
        key: 'preferences',
        title: 'Nedavno gledano',
        text: 'Na ovom uređaju, i nigdje drugdje, pamte što ste zadnje gledali.',
        required: false,
      },
      { key: 'statistics', title: 'Statistika', text: 'Broje posjete i pokazuju nam koje stranice nitko ne nalazi.', required: false },
      {
        key: 'marketing',
        title: 'Oglasi i video',
        text: 'Omogućuju puštanje podcasta na stranici i oglase koji znaju da već imate tu knjigu.',
        required: false,
      },
    ]),
  },
  linkMeta: { privacy: { kind: 'page', target: 'pravila-privatnosti', label: 'Pravila privatnosti' } },
}

export const seedLayoutElements: SeedLayoutElement[] = [header, footer, cookieNotice]
