vcl 4.1;

# Varnish before Hent (docs/cdn.md). The shop says what may be cached and under which keys; nothing here knows its pages by name.
# Needs the modules directors and std of Varnish, and xkey of Debian's varnish-modules.

import directors;
import std;
import xkey;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 5;
    .threshold = 3;
    .initial = 3;
}

# The processes of the shop: their addresses, one block each.
backend shop1 {
    .host = "shop.internal";
    .port = "80";
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
    .between_bytes_timeout = 20s;
    .probe = ready;
}

# Who may say what has changed: the same processes.
acl shops {
    "127.0.0.1";
    "shop.internal";
}

sub vcl_init {
    new shop = directors.round_robin();
    shop.add_backend(shop1);
}

sub vcl_recv {
    set req.backend_hint = shop.backend();
    if (req.restarts == 0) {
        unset req.http.x-stale;
    }

    if (req.method == "PURGE") {
        # Varnish adds whoever asks it to X-Forwarded-For: two addresses are a visitor's word, brought by a proxy of the same network.
        if (client.ip !~ shops || req.http.X-Forwarded-For ~ ",") {
            return (synth(403, "Not from here"));
        }
        if (!req.http.xkey-purge) {
            return (synth(400, "xkey-purge is missing"));
        }
        # Softly: it is not shown again while the shop answers, and still there when the shop does not.
        set req.http.x-dropped = xkey.softpurge(req.http.xkey-purge);
        return (synth(200, "Dropped " + req.http.x-dropped));
    }

    # Streams stay open for long.
    if (req.url ~ "^/api/events") {
        return (pipe);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.url ~ "^/(kontor|disk|preview|dev|readyz|healthz|metrics)(/|\?|$)" || req.url ~ "^/api/") {
        return (pass);
    }

    # What a page is cached under: its path and the queries that change what it shows, in one order. The shop is asked with the
    # whole address, which a redirect may want. Names in disguise are not looked through: they could be one thing here and
    # another in the shop.
    set req.http.x-key = req.url;
    if (req.url ~ "\?") {
        if (req.url ~ "[?&][^=&]*[%+]") {
            return (pass);
        }
        set req.http.x-key = regsuball(req.http.x-key, "(?<=[?&])(?!(?:sort|reverse|farge|kjonn|merke|butikk|pris|gruppe|storrelse|antall|uten|postnr|temperatur|vaer|query)(?:=|&|$))[^&]*(?:&|$)", "");
        set req.http.x-key = regsub(req.http.x-key, "[?&]+$", "");
        # The values of one name keep their order.
        if (req.http.x-key !~ "[?&]([^=&]+)=[^&]*&(?:.*&)?\1=") {
            set req.http.x-key = std.querysort(req.http.x-key);
        }
    }

    # What has been dropped or has had its time is shown only where the shop does not answer.
    if (req.http.x-stale || !std.healthy(req.backend_hint)) {
        set req.grace = 24h;
    } else {
        set req.grace = 0s;
    }
    # Cookies go with the question and count for nothing in the answer that is cached.
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.x-key);
    hash_data(req.http.Host);
    return (lookup);
}

sub vcl_pipe {
    set bereq.http.Connection = "close";
}

sub vcl_backend_fetch {
    # A page is made in a moment: where none comes, as on a wire that is cut, another process is asked.
    if (!bereq.uncacheable && bereq.retries == 0) {
        set bereq.first_byte_timeout = 4s;
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500 && !bereq.uncacheable) {
        if (bereq.retries == 0 && !bereq.is_bgfetch) {
            return (retry);
        }
        return (abandon);
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)\bpublic\b") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    set beresp.grace = 24h;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (!bereq.uncacheable) {
        return (abandon);
    }
    call sorry;
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # Browsers ask each time, as they do where the shop answers itself.
    if (resp.http.Surrogate-Key) {
        unset resp.http.Surrogate-Key;
        unset resp.http.Age;
        set resp.http.Cache-Control = "private, no-cache";
    }
}

sub vcl_synth {
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.x-stale = "1";
        return (restart);
    }
    if (resp.status != 503) {
        set resp.body = resp.reason;
        return (deliver);
    }
    set resp.http.Retry-After = "5";
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.body = {"<!doctype html><html lang="nb"><meta http-equiv="refresh" content="5"><title>Prøv igjen om litt</title><main><h1>Butikken svarer ikke akkurat nå. Prøv igjen om litt.</h1></main></html>"};
    return (deliver);
}

sub sorry {
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Type = "application/json; charset=utf-8";
    set beresp.body = {"{ "message": "Service unavailable." }"};
}
