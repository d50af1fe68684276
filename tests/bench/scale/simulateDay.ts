import { SeededRandom } from '../../faults/support/random.ts';
import {
  studentShareOnBusiestDay,
  hourWeights,
  minutesOfVisit,
  requestKinds,
  students,
  visitorsPerVisit,
  visitsPerDay,
} from './assumptions.ts';
import type { RequestKind } from './assumptions.ts';

const secondsPerHour = 3_600;
const secondsPerDay = 24 * secondsPerHour;

/** Requests of a cost class in a day. */
export interface Demand {
  total: number;
  /** The rate in the busiest hour, and in its busiest second. */
  peakHour: number;
  peakSecond: number;
}

export interface DayResult {
  demands: Map<RequestKind['cost'], Demand>;
  bytes: number;
  studentVisits: number;
  /** Students in a visit at the same time, at most. Each has an open stream of notifications. */
  maxConcurrentStudents: number;
}

/** Simulates the busiest day: visits begin at random (Poisson), and their requests are spread over the visit. */
export function simulateDay(seed: number): DayResult {
  const random = new SeededRandom(seed);
  const counts = new Map<RequestKind['cost'], Float64Array>();
  const startsAndEnds = new Float64Array(secondsPerDay + 1);
  let [bytes, studentVisits] = [0, 0];
  const weightSum = hourWeights.reduce((sum, weight) => sum + weight, 0);
  const dailyVisits = students * studentShareOnBusiestDay * visitsPerDay;
  const visitSeconds = minutesOfVisit * 60;
  for (let second = 0; second < secondsPerDay; second += 1) {
    const share = (hourWeights[Math.floor(second / secondsPerHour)] ?? 0) / weightSum / secondsPerHour;
    for (const sender of ['student', 'visitor'] as const) {
      const visits = drawPoisson(random, dailyVisits * share * (sender === 'student' ? 1 : visitorsPerVisit));
      if (sender === 'student') {
        studentVisits += visits;
        startsAndEnds[second] = (startsAndEnds[second] ?? 0) + visits;
        const end = Math.min(secondsPerDay, second + visitSeconds);
        startsAndEnds[end] = (startsAndEnds[end] ?? 0) - visits;
      }
      for (const kind of requestKinds.filter((one) => one.sender === sender)) {
        const requests = drawPoisson(random, visits * kind.perVisit);
        bytes += requests * kind.bytes;
        const series = counts.get(kind.cost) ?? new Float64Array(secondsPerDay);
        counts.set(kind.cost, series);
        for (let request = 0; request < requests; request += 1) {
          const at = (second + Math.floor(random.next() * visitSeconds)) % secondsPerDay;
          series[at] = (series[at] ?? 0) + 1;
        }
      }
    }
  }
  let [concurrent, maxConcurrentStudents] = [0, 0];
  for (const change of startsAndEnds) {
    concurrent += change;
    maxConcurrentStudents = Math.max(maxConcurrentStudents, concurrent);
  }
  const demands = new Map([...counts].map(([cost, series]) => [cost, toDemand(series)]));
  return { demands, bytes, studentVisits, maxConcurrentStudents };
}

function toDemand(series: Float64Array): Demand {
  const sum = (from: number, to: number) => series.subarray(from, to).reduce((total, count) => total + count, 0);
  const hours = hourWeights.map((_, hour) => sum(hour * secondsPerHour, (hour + 1) * secondsPerHour) / secondsPerHour);
  return {
    total: sum(0, secondsPerDay),
    peakHour: Math.max(...hours),
    peakSecond: series.reduce((most, count) => Math.max(most, count), 0),
  };
}

/** Draws from a Poisson distribution. Above 50 it is close to a normal one. */
function drawPoisson(random: SeededRandom, mean: number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  return count;
}
