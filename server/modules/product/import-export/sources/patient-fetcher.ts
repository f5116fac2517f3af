import { FetchFailure, fetchAddress } from './fetch-address'

/** After this many failures a host is not asked again. */
const failureLimit = 3

/** Fetches URLs, and skips hosts that do not respond (docs/rules/import-export.md#remote-sources). */
export class PatientFetcher {
  #failuresByHost = new Map<string, number>()

  constructor(private readonly limits: Parameters<typeof fetchAddress>[1]) {}

  /** Throws a FetchFailure. */
  async fetch(url: string): Promise<Buffer> {
    const { host } = new URL(url)
    const failures = this.#failuresByHost.get(host) ?? 0
    if (failures >= failureLimit) throw new FetchFailure(`${host} ne odgovara, pa se preskače.`)
    try {
      return await fetchAddress(url, this.limits)
    } catch (error) {
      if (error instanceof FetchFailure && error.isAway) this.#failuresByHost.set(host, failures + 1)
      throw error
    }
  }
}
