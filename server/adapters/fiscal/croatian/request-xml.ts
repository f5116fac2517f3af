import type { FiscalInvoice, FiscalReport } from '@/server/adapters/fiscal/port'
import { element, renderXml, type Xml } from '@/server/core/xml'
import { fiscalAmount, fiscalMoment } from './formats'

export const fiscalNamespace = 'http://www.apis-it.hr/fin/2012/types/f73'

/** The unsigned request for one invoice; the authority's schema fixes the order of elements. */
export function requestXml(invoice: FiscalInvoice, { zki, isLate, messageId, sentAt }: FiscalReport, operatorOib: string): string {
  const { oib, isInVatSystem, issuedAt, sequence, premises, till, vatByRate, totalCents, payment, buyerOib } = invoice
  const taxed = vatByRate.filter(({ rate }) => rate > 0)
  // Whoever charges VAT is in its system.
  const isInSystem = isInVatSystem || taxed.length > 0
  const untaxed = vatByRate.filter(({ rate }) => rate === 0).reduce((sum, { baseCents }) => sum + baseCents, 0)
  return renderXml(
    element(
      'tns:RacunZahtjev',
      [
        element('tns:Zaglavlje', [of('IdPoruke', messageId), of('DatumVrijeme', fiscalMoment(sentAt, 'T'))]),
        element('tns:Racun', [
          of('Oib', oib),
          of('USustPdv', String(isInSystem)),
          of('DatVrijeme', fiscalMoment(issuedAt, 'T')),
          // One sequence for the premises (docs/rules/orders.md#invoice-number).
          of('OznSlijed', 'P'),
          element('tns:BrRac', [of('BrOznRac', String(sequence)), of('OznPosPr', premises), of('OznNapUr', till)]),
          taxed.length > 0 ? element('tns:Pdv', taxed.map(taxOf)) : null,
          isInSystem && untaxed !== 0 ? of('IznosOslobPdv', fiscalAmount(untaxed)) : null,
          of('IznosUkupno', fiscalAmount(totalCents)),
          of('NacinPlac', payment),
          of('OibOper', operatorOib),
          of('ZastKod', zki),
          of('NakDost', String(isLate)),
          buyerOib ? of('OibPrimateljaRacuna', buyerOib) : null,
        ]),
      ],
      { 'xmlns:tns': fiscalNamespace, Id: 'RacunZahtjev' },
    ),
  )
}

function taxOf({ rate, baseCents, vatCents }: FiscalInvoice['vatByRate'][number]): Xml {
  return element('tns:Porez', [
    of('Stopa', fiscalAmount(rate * 100)),
    of('Osnovica', fiscalAmount(baseCents)),
    of('Iznos', fiscalAmount(vatCents)),
  ])
}

function of(name: string, text: string) {
  return element(`tns:${name}`, text)
}
