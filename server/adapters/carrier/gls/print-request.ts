import { CarrierError, type CarriedParcel, type ParcelAddress } from '@/server/adapters/carrier/port'
import { splitHouseNumber } from './house-number'

/** A label printer's page for each package. */
export const printing = { TypeOfPrinter: 'Thermo', PrintPosition: 1, ShowPrintDialog: false } as const

/** A moment as the service reads it: '/Date(1796000000000)/'. */
export function glsDate(moment: Date): string {
  return `/Date(${moment.getTime()})/`
}

/**
 * A parcel of the `PrintLabels` request (MyGLS API 25.12.11, class Parcel). The contents are not named: whoever carries it need not know them.
 * @throws CarrierError `pickupPoint` for a point whose id at GLS is not known
 */
export function glsParcel(parcel: CarriedParcel, { clientNumber, pickupAt }: { clientNumber: number; pickupAt: Date }): object {
  const { reference, orderNumber, sender, recipient, pickupPoint, collectCents, weightGrams, packages } = parcel
  if (pickupPoint?.id === '') throw new CarrierError('pickupPoint', 'the pickup point has no id at GLS')
  return {
    ClientNumber: clientNumber,
    ClientReference: reference,
    Count: packages,
    Content: orderNumber,
    PickupDate: glsDate(pickupAt),
    PickupAddress: glsAddress(sender),
    DeliveryAddress: glsAddress(recipient),
    ...(collectCents === null ? {} : { CODAmount: collectCents / 100, CODReference: orderNumber, CODCurrency: 'EUR' }),
    ...(weightGrams === null || packages > 1
      ? {}
      : { ParcelPropertyList: [{ Content: orderNumber, PackageType: 1, Weight: weightGrams / 1000 }] }),
    ServiceList: pickupPoint ? [{ Code: 'PSD', PSDParameter: { StringValue: pickupPoint.id } }] : [],
  }
}

function glsAddress({ name, contact, street, houseNumber, zipCode, city, country, phone, email }: ParcelAddress): object {
  return {
    Name: name,
    Street: street,
    ...splitHouseNumber(houseNumber),
    ZipCode: zipCode,
    City: city,
    CountryIsoCode: country,
    ContactName: contact,
    ContactPhone: phone.replace(/[^\d+]/g, ''),
    ContactEmail: email,
  }
}
