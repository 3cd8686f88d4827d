import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contaminants, selectRespirator, type RespiratorInput } from "#domain/aids/respirator.ts";

const air = {
  system: "en",
  oxygen: 20.9,
  untested: false,
  beard: false,
  irritant: false,
  mixed: false,
  warning: true,
} as const satisfies RespiratorInput;

function devicesFor(input: RespiratorInput) {
  const answer = selectRespirator(input);
  return answer.kind === "answer" ? answer.devices.map(({ device }) => device) : answer.reasons;
}

describe("the worked examples", () => {
  // "OSHA: 10 fails, full face P100" is left out: the table of OSHA factors was not read (mark C).
  test("silica at 16 times its limit: FFP3 or a half mask with P3", () => {
    const silica = { ...air, contaminant: "silica", concentration: 0.4, limit: 0.025 } as const;
    expect(devicesFor(silica)).toEqual(["ffp3", "half-p3", "full-p3", "hood-th3"]);
    expect(selectRespirator(silica)).toMatchObject({ ratio: 16, hasFloor: true });
  });

  test("toluene at 6 times its limit: a half mask with A1", () => {
    const toluene = {
      ...air,
      contaminant: "organic",
      concentration: 300,
      limit: 50,
      idlh: 500,
    } as const;
    expect(selectRespirator(toluene)).toMatchObject({ ratio: 6, filter: "A1" });
    expect(devicesFor(toluene)).toContain("half-gas");
    expect(selectRespirator({ ...toluene, mixed: true })).toMatchObject({ isCombined: true });
  });

  test("xylene at 14 times its limit: a full face mask, no half mask", () => {
    const xylene = {
      ...air,
      contaminant: "organic",
      concentration: 700,
      limit: 50,
      idlh: 900,
    } as const;
    expect(devicesFor(xylene)).toEqual(["full-gas"]);
  });

  test("acetone boils at 56 °C: AX", () => {
    const acetone = {
      ...air,
      contaminant: "low-boiling",
      concentration: 600,
      limit: 500,
      idlh: 2500,
    } as const;
    expect(selectRespirator(acetone)).toMatchObject({ filter: "AX" });
  });

  test("ammonia at 8 times its limit irritates: K with a full face mask; beyond IDLH refused", () => {
    const ammonia = {
      ...air,
      contaminant: "ammonia",
      concentration: 200,
      limit: 25,
      idlh: 300,
      irritant: true,
    } as const;
    expect(selectRespirator(ammonia)).toMatchObject({ filter: "K1" });
    expect(devicesFor(ammonia)).toEqual(["full-gas"]);
    expect(devicesFor({ ...ammonia, concentration: 350 })).toEqual(["idlh"]);
  });

  test("two-pack polyurethane spray is refused", () => {
    expect(devicesFor({ ...air, contaminant: "isocyanate" })).toEqual(["isocyanate"]);
  });

  test("FFP2 covers a ratio of 10 and not of 10.1", () => {
    const dust = { ...air, contaminant: "particles", limit: 1 } as const;
    expect(devicesFor({ ...dust, concentration: 10 })).toContain("ffp2");
    expect(devicesFor({ ...dust, concentration: 10.1 })).not.toContain("ffp2");
  });
});

describe("refusals", () => {
  const gas = { ...air, contaminant: "organic", concentration: 100, limit: 50, idlh: 500 } as const;
  test.each([
    ["nothing chosen", { ...gas, contaminant: undefined, idlh: undefined }, "no-contaminant"],
    ["a NIOSH respirator", { ...gas, system: "niosh" }, "niosh"],
    ["no system", { ...gas, system: undefined }, "no-system"],
    ["too little oxygen", { ...gas, oxygen: 19.4 }, "oxygen"],
    ["too much oxygen", { ...gas, oxygen: 23.6 }, "oxygen"],
    ["oxygen not measured", { ...gas, oxygen: undefined }, "no-oxygen"],
    ["an untested confined space", { ...gas, untested: true }, "untested"],
    ["no answer about the space", { ...gas, untested: undefined }, "no-untested"],
    ["an unknown substance", { ...air, contaminant: "unknown" }, "unknown"],
    ["carbon monoxide", { ...air, contaminant: "carbon-monoxide" }, "carbon-monoxide"],
    ["hydrogen sulphide", { ...air, contaminant: "hydrogen-sulphide" }, "hydrogen-sulphide"],
    ["fire-fighting", { ...air, contaminant: "fire" }, "fire"],
    ["no concentration", { ...gas, concentration: undefined }, "no-figures"],
    ["a limit of 0", { ...gas, limit: 0 }, "no-figures"],
    ["no IDLH", { ...gas, idlh: undefined }, "no-idlh"],
    ["a concentration at IDLH", { ...gas, concentration: 500 }, "idlh"],
    ["a gas without warning and change schedule", { ...gas, warning: false }, "no-warning"],
    ["no answer about the beard", { ...gas, beard: undefined }, "no-beard"],
    ["a beard and a gas: only tight masks filter it", { ...gas, beard: true }, "beyond-factor"],
    ["21 times the limit", { ...gas, concentration: 210, limit: 10 }, "beyond-factor"],
    [
      "more gas than class 3 takes",
      { ...gas, concentration: 8001, limit: 1000, idlh: 20_000 },
      "beyond-gas-class",
    ],
  ] as const)("%s", (_, input, reason) => {
    expect(devicesFor(input)).toEqual([reason]);
  });

  test("41 times the limit of a dust is beyond every device", () => {
    const dust = { ...air, contaminant: "particles", limit: 1, concentration: 41 } as const;
    expect(devicesFor(dust)).toEqual(["beyond-factor"]);
  });
});

test("a beard leaves hoods alone, irritated eyes leave devices that cover them", () => {
  const dust = { ...air, contaminant: "particles", limit: 1, concentration: 3 } as const;
  expect(devicesFor({ ...dust, beard: true })).toEqual(["hood-th2", "hood-th3"]);
  expect(devicesFor({ ...dust, irritant: true })).not.toContain("ffp3");
});

const figure = fc.option(fc.oneof(fc.double({ min: 0, max: 20_000, noNaN: true }), fc.double()), {
  nil: undefined,
});
const answer = fc.option(fc.boolean(), { nil: undefined });

test("no input fails, and the same input has the same answer", () => {
  const anything = fc.record({
    system: fc.constantFrom("en", "niosh", undefined),
    contaminant: fc.option(fc.constantFrom(...contaminants), { nil: undefined }),
    mixed: answer,
    concentration: figure,
    limit: figure,
    idlh: figure,
    oxygen: figure,
    untested: answer,
    beard: answer,
    irritant: answer,
    warning: answer,
  });
  fc.assert(
    fc.property(anything, (input) => {
      expect(selectRespirator({ ...input })).toEqual(selectRespirator(input));
    }),
    { numRuns: 1000 },
  );
});

test("more of a substance never allows a device that less of it does not, nor a lower class", () => {
  const amount = fc.double({ min: 0.01, max: 9000, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...contaminants),
      amount,
      amount,
      fc.constantFrom(1, 50, 1000),
      (contaminant, start, extra, limit) => {
        const input = { ...air, contaminant, limit, idlh: 900_000, concentration: start } as const;
        const [less, more] = [
          selectRespirator(input),
          selectRespirator({ ...input, concentration: start + extra }),
        ];
        if (more.kind === "answer") {
          expect(less.kind).toBe("answer");
          expect(devicesFor(input)).toEqual(
            expect.arrayContaining(more.devices.map((d) => d.device)),
          );
        }
        if (more.kind === "answer" && less.kind === "answer") {
          expect((more.filter ?? "") >= (less.filter ?? "")).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});
