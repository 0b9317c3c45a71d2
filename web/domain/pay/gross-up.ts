import { type Cents, toCents } from "./money";
import { PERIODS_PER_YEAR } from "./pay-period";
import { MOST_PAY_A_YEAR, type PayRequest } from "./pay-request";
import { builtInPlaces, type PlaceData } from "./places/places";
import { placesOfRequest } from "./places/request-place";
import { preciseWithholding } from "./precise/withholding";

export interface GrossUp {
  /** Gross pay of the period, in dollars. */
  grossPay: number;
  /** Net pay that this gross comes to. */
  netPay: number;
  /** False when no gross pay to the cent gives exactly the net asked for; the nearest is answered then. */
  exact: boolean;
  message: string;
}

/** Rounding of a dozen lines can move net pay a few cents back: so many cents are tried on either side. */
const CENTS_AROUND = 400;

/** The gross pay of a period that leaves a wanted net pay, by search on the precise engine. */
export function grossUp(request: PayRequest, wantedNet: number, places: PlaceData = builtInPlaces): GrossUp {
  const { home, work } = placesOfRequest(request, places);
  const wanted = toCents(wantedNet);
  const netOf = (gross: Cents) => preciseWithholding({ ...request, grossPay: gross / 100 }, home, work).amounts.netPay;
  const most = Math.floor((MOST_PAY_A_YEAR * 100) / PERIODS_PER_YEAR[request.payPeriod]);
  if (netOf(most) < wanted)
    throw new RangeError("No gross pay within the bounds of the calculator gives that net pay.");
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(middle) < wanted) low = middle;
    else high = middle;
  }
  return nearest(high, wanted, netOf);
}

/** The smallest gross around a crossing whose net is closest to the wanted one. */
function nearest(crossing: Cents, wanted: Cents, netOf: (gross: Cents) => Cents): GrossUp {
  let best = crossing;
  let bestNet = netOf(crossing);
  for (let distance = 0; distance <= CENTS_AROUND && bestNet !== wanted; distance++) {
    for (const gross of [crossing - distance, crossing + distance]) {
      if (gross < 0) continue;
      const net = netOf(gross);
      if (Math.abs(net - wanted) < Math.abs(bestNet - wanted)) [best, bestNet] = [gross, net];
    }
  }
  return answer(best, bestNet, wanted);
}

function answer(gross: Cents, net: Cents, wanted: Cents): GrossUp {
  const exact = net === wanted;
  const message = exact ? "Exact to the cent." : "No gross pay to the cent gives this net pay; this is the nearest.";
  return { grossPay: gross / 100, netPay: net / 100, exact, message };
}
