import { readFileSync } from "node:fs";
import {
  AccessRequiredError,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  Statewise,
  StatewiseError,
  Transport,
  ValidationError,
  VERSION,
} from "@statewise/sdk";
import { Laws } from "@statewise/sdk/resources/laws";
import { describe, expect, it } from "vitest";
import { nameOf } from "../../../sdk/src/runtime/file-download";
import { json, problem, serverThat } from "./failing-server";

const once = { apiKey: "sw_test", maxRetries: 0 };

describe("a call", () => {
  it("carries the key, the program's name and the query, and leaves out what is not given", async () => {
    const { baseUrl, seen } = await serverThat(json([]));
    const client = new Statewise({ ...once, baseUrl: `${baseUrl}/`, appName: "acme/2.1" });
    await client.laws.search({ q: "meal & rest", jurisdiction: "CA", includeCityLaws: true, category: undefined });
    expect(seen[0]?.url).toBe("/api/laws/search?q=meal+%26+rest&jurisdiction=CA&includeCityLaws=true");
    expect(seen[0]?.headers).toMatchObject({
      authorization: "Bearer sw_test",
      "user-agent": expect.stringMatching(/^acme\/2\.1 statewise-sdk\/\d+\.\d+\.\d+ node\//),
    });
  });

  it("puts what stands in the path there, whatever it holds", async () => {
    const { baseUrl, seen } = await serverThat(json({}));
    await new Statewise({ ...once, baseUrl }).laws.get("../admin/customers?x=1");
    expect(seen[0]?.url).toBe("/api/laws/..%2Fadmin%2Fcustomers%3Fx%3D1");
  });

  it.each(["", ".", ".."])("refuses the id %o, which would lead elsewhere", async (id) => {
    const { baseUrl, seen } = await serverThat(json({}));
    expect(() => new Statewise({ ...once, baseUrl }).laws.get(id)).toThrow(TypeError);
    expect(seen).toHaveLength(0);
  });

  it("asks for the key each time when it is a function, and sends none when it is empty", async () => {
    const { baseUrl, seen } = await serverThat(json([]));
    const keys = ["sw_1", "sw_2"];
    const rotating = new Statewise({ baseUrl, apiKey: async () => keys.shift() ?? "" });
    await rotating.laws.listTopics();
    await rotating.laws.listTopics();
    await new Statewise({ baseUrl, apiKey: "" }).laws.listTopics();
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer sw_1", "Bearer sw_2", undefined]);
  });

  it("tells status, headers and request id beside the answer", async () => {
    const { baseUrl } = await serverThat(json([1], 200, { "x-request-id": "req-12345678" }));
    const { data, response, requestId } = await new Statewise({ ...once, baseUrl }).laws.listTopics().withResponse();
    expect([data, response.status, requestId]).toEqual([[1], 200, "req-12345678"]);
  });

  it("tells hooks what happens without the key", async () => {
    const { baseUrl } = await serverThat(json([]));
    const events: unknown[] = [];
    const client = new Statewise({
      ...once,
      baseUrl,
      onRequest: (event) => events.push(event),
      onResponse: (event) => events.push(event),
    });
    await client.laws.listTopics({ requestId: "my-request" });
    const common = { verb: "GET", url: `${baseUrl}/api/topics`, requestId: "my-request", attempt: 0 };
    expect(events).toEqual([common, { ...common, status: 200, durationMs: expect.any(Number) }]);
    expect(JSON.stringify(events)).not.toContain("sw_test");
  });

  it.each(["onRequest", "onResponse", "onRetry"] as const)(
    "ends with what the hook %s throws, as it is and without another attempt",
    async (hook) => {
      const { baseUrl, seen } = await serverThat(problem(503));
      for (const mistake of [new TypeError("mistake of the program"), "a text"]) {
        const throwing = {
          onRequest: () => {
            throw mistake;
          },
          later: async () => Promise.reject(mistake),
        };
        for (const does of Object.values(throwing)) {
          const client = new Statewise({ apiKey: "sw_test", baseUrl, backoffMs: { first: 1, most: 1 }, [hook]: does });
          await expect(client.laws.listTopics()).rejects.toBe(mistake);
        }
      }
      expect(seen).toHaveLength(hook === "onRequest" ? 0 : 4);
    },
  );

  it("that fails is caught where its answer is awaited with status and headers, and nowhere else", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    const { baseUrl } = await serverThat(problem(404));
    const client = new Statewise({ ...once, baseUrl });
    await expect(client.laws.get("x").withResponse()).rejects.toMatchObject({ status: 404 });
    // Node tells of promises that nobody took when the queue is empty.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });

  it("goes through the given fetch", async () => {
    const urls: string[] = [];
    const client = new Statewise({
      baseUrl: "https://statewise.example",
      fetch: async (input) => {
        urls.push(String(input));
        return Response.json([]);
      },
    });
    await client.laws.listTopics();
    expect(urls).toEqual(["https://statewise.example/api/topics"]);
  });

  it("needs only the resource that is used", async () => {
    const { baseUrl } = await serverThat(json([{ slug: "a" }]));
    expect(await new Laws(new Transport({ baseUrl })).listTopics()).toEqual([{ slug: "a" }]);
  });

  it("knows its own version", () => {
    expect(VERSION).toBe(JSON.parse(readFileSync("sdk/package.json", "utf8")).version);
  });

  it.each([{ baseUrl: "statewise.example" }, { timeoutMs: 0 }, { maxRetries: -1 }, { maxRetries: 1.5 }])(
    "refuses the option %o at once",
    (options) => {
      expect(() => new Statewise(options)).toThrow(TypeError);
    },
  );
});

describe("a refusal", () => {
  it.each([
    [400, ValidationError],
    [401, AuthenticationError],
    [402, AccessRequiredError],
    [403, PermissionError],
    [404, NotFoundError],
    [409, ConflictError],
    [413, ValidationError],
    [422, ValidationError],
    [423, AuthenticationError],
    [429, RateLimitError],
    [418, StatewiseError],
    [503, ServerError],
  ])("of %i becomes the error of its meaning", async (status, Kind) => {
    const { baseUrl } = await serverThat(problem(status, { "x-request-id": "req-12345678" }));
    const failing = new Statewise({ ...once, baseUrl }).account.getUser();
    await expect(failing).rejects.toBeInstanceOf(Kind);
    await expect(failing).rejects.toMatchObject({
      name: Kind.name,
      message: `${status}: Message ${status}`,
      status,
      code: `code_${status}`,
      requestId: "req-12345678",
    });
  });

  it("tells the fields at fault", async () => {
    const fields = [{ field: "name", message: "Name is required" }];
    const { baseUrl } = await serverThat(json({ code: "invalid", message: "No", fields }, 422));
    await expect(new Statewise({ ...once, baseUrl }).account.getUser()).rejects.toMatchObject({ fields });
  });

  it("by something in between that answers HTML is told in its words", async () => {
    const { baseUrl } = await serverThat((response) => {
      response.writeHead(502, { "content-type": "text/html" });
      response.end("<html><body><h1>Bad gateway</h1></body></html>");
    });
    await expect(new Statewise({ ...once, baseUrl }).account.getUser()).rejects.toThrow("502: Bad gateway");
  });

  it("is not mistaken for an answer when a page comes instead of JSON", async () => {
    const { baseUrl } = await serverThat((response) => response.end("<html></html>"));
    await expect(new Statewise({ ...once, baseUrl }).account.getUser()).rejects.toMatchObject({ code: "unreadable" });
  });

  it("of 401 is null where the client says so, and an error otherwise", async () => {
    const { baseUrl } = await serverThat(problem(401));
    const lenient = new Statewise({ ...once, baseUrl, on401: "null" });
    const user: { email: string } | null = await lenient.account.getUser();
    expect(user).toBeNull();
    await expect(new Statewise({ ...once, baseUrl }).account.getUser()).rejects.toBeInstanceOf(AuthenticationError);
  });
});

describe("files", () => {
  it("come as a stream with name, type and size", async () => {
    const { baseUrl } = await serverThat((response) => {
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-length": "6",
        "content-disposition": 'attachment; filename="report.pdf"',
      });
      response.end("%PDF-1");
    });
    const file = await new Statewise({ ...once, baseUrl }).exports.export({ format: "pdf" });
    expect([file.name, file.type, file.size]).toEqual(["report.pdf", "application/pdf", 6]);
    expect(new TextDecoder().decode(await file.bytes())).toBe("%PDF-1");
  });

  it("may take longer than the time-out once they come", async () => {
    const { baseUrl } = await serverThat((response) => {
      response.writeHead(200, { "content-type": "application/pdf" });
      response.write("begin");
      setTimeout(() => response.end("end"), 600);
    });
    const file = await new Statewise({ ...once, baseUrl, timeoutMs: 500 }).exports.export({ format: "pdf" });
    expect(await file.text()).toBe("beginend");
  });

  it("are named without any folder", () => {
    expect(nameOf('attachment; filename="a b.pdf"')).toBe("a b.pdf");
    expect(nameOf("attachment; filename=x.csv")).toBe("x.csv");
    expect(nameOf("attachment; filename*=UTF-8''J%C3%BCrgen.pdf")).toBe("Jürgen.pdf");
    expect(nameOf('attachment; filename="../../etc/passwd"')).toBe("passwd");
    expect(nameOf("inline")).toBeNull();
    expect(nameOf(null)).toBeNull();
  });

  it("are sent as a form with their name and type", async () => {
    const { baseUrl, seen } = await serverThat(json({}));
    const resume = { name: "résumé.txt", data: "Ten years of payroll", type: "text/plain" };
    await new Statewise({ ...once, baseUrl }).transport.send({
      verb: "POST",
      path: "/api/any",
      encoding: "form",
      body: { candidateData: { firstName: "Ana" }, resume, degree: undefined },
    });
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="candidateData"\r\n\r\n{"firstName":"Ana"}');
    expect(seen[0]?.body).toMatch(
      /name="resume"; filename="[^"]+"\r\nContent-Type: text\/plain\r\n\r\nTen years of payroll/,
    );
    expect(seen[0]?.body).not.toContain("degree");
  });
});
