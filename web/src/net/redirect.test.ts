import { expect, test } from "vitest";
import { addressAt } from "./redirect";

const here = { origin: "http://left:8000", pathname: "/t/abc", search: "" };

test("goes to the same page on the other server, with the token in the fragment", () => {
  expect(addressAt("http://right:8000", here, "me+1")).toBe("http://right:8000/t/abc#k=me%2B1");
  const replay = { ...here, pathname: "/replay/abc/0", search: "?step=3" };
  expect(addressAt("https://right/", replay, "")).toBe("https://right/replay/abc/0?step=3");
});

test("stays if the address is this server's or invalid, or the page is not a table's", () => {
  expect(addressAt("http://left:8000", here, "me")).toBe("");
  for (const place of ["", "right:8000", "javascript:alert(1)", "http://"])
    expect(addressAt(place, here, "me")).toBe("");
  expect(addressAt("http://right:8000", { ...here, pathname: "/" }, "me")).toBe("");
});
