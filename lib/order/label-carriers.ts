/** The carriers that this program can ask for labels (docs/decisions/061-labels-behind-a-carrier-port.md). */
export const labelCarriers = ['local', 'gls'] as const
export type LabelCarrier = (typeof labelCarriers)[number]

/** Why a carrier made no label. `sender`: the shop's own address; `unavailable`: no answer that can be read. */
export const labelErrors = ['unavailable', 'address', 'phone', 'cashOnDelivery', 'pickupPoint', 'sender', 'login', 'other'] as const
export type LabelError = (typeof labelErrors)[number]

/** Packages that one label request may have. */
export const maxPackages = 20
