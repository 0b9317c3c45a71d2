/** The sentence encoder: what a question means, which points it asks about, and which sentences of law lie near it. */
export { encode, similarity } from "./encode";
export { nearest } from "./nearest";
export { type LikelyPoint, OUTSIDE_FROM, type PointsRead, pointsOf } from "./points-of";
