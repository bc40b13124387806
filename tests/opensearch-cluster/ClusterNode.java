import java.io.IOException;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One OpenSearch node in this JVM: {@code ClusterNode <name> <folder> <http port> <transport port> <seeds> <first nodes> <address>}.
 * Ends when its standard input does, so that no node outlives whoever started it.
 */
public final class ClusterNode {
  public static void main(String[] args) throws IOException {
    final String name = args[0];
    final String folder = args[1];
    final String httpPort = args[2];
    final String transportPort = args[3];
    final String seeds = args[4];
    final String firstNodes = args[5];
    final String address = args[6];
    final OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("node.name", name);
      settings.put("network.host", address);
      settings.put("http.port", httpPort);
      settings.put("transport.port", transportPort);
      settings.putList("discovery.seed_hosts", seeds.split(","));
      settings.putList("cluster.initial_cluster_manager_nodes", firstNodes.split(","));
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("action.auto_create_index", false);
      // Heaps are small here: garbage that is not collected yet must not count as memory in use.
      settings.put("indices.breaker.total.use_real_memory", false);
    });
    runner.build(OpenSearchRunner.newConfigs().numOfNode(1).basePath(folder).clusterName("hent-tests"));
    System.out.println("node " + name + " is up");
    while (System.in.read() != -1) {
      // nothing is said to a node but that it may end
    }
    runner.close();
    System.exit(0);
  }
}
