/**
 * Next measures each page that it stores by its JSON, in which a buffer is an array of numbers: a tenth of the processor time of a render, for a length that
 * only its data cache reads, which the shop does not use. Nothing sends a buffer as JSON.
 */
export function shortenBufferJson() {
  Buffer.prototype.toJSON = () => ({ type: 'Buffer', data: [] })
}
